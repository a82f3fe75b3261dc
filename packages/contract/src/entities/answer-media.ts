import type { Answer, AnswerPhotoName } from './answer';
import type { Asset } from './media';
import { TASK_TYPE, VIDEO_SHARE } from './task-type';

/** Width of an answer's thumbnail in pixels. */
export const ANSWER_THUMB_WIDTH = 75;

/** How an answer's media is shown. */
export type AnswerMediaKind = 'photo' | 'gif' | 'video' | 'audio';

/** The media of an answer. */
export interface AnswerMedia {
  readonly kind: AnswerMediaKind;
  /** Addresses to try in this order; photos and animations have one. */
  readonly urls: readonly string[];
  /** Poster of a video or an animation. */
  readonly poster: string | undefined;
  /** Pixels of the original, if known. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** The photo of answers of a type. */
const PHOTO: Readonly<Record<number, AnswerPhotoName>> = {
  [TASK_TYPE.photo]: 'standard',
  [TASK_TYPE.sticker]: 'background-sticker',
  [TASK_TYPE.arPhoto]: 'standard',
  [TASK_TYPE.backgroundPhoto]: 'background-merged',
};

/** The video of answers of a type. */
const VIDEO: Readonly<Record<number, string>> = {
  [TASK_TYPE.video]: 'standard',
  [TASK_TYPE.arVideo]: 'standard',
  [TASK_TYPE.backgroundVideo]: 'background-merged',
};

/** Whether answers of a type have media: a photo, a video or a recording. */
export const hasAnswerMedia = (type: number): boolean => PHOTO[type] !== undefined || VIDEO[type] !== undefined;

const named = (files: readonly Asset[] | undefined, name: string): Asset | undefined =>
  files?.find((file) => file.name === name);

const media = (
  kind: AnswerMediaKind,
  file: Asset,
  ...urls: readonly (string | undefined)[]
): AnswerMedia | undefined => {
  const known = [...new Set(urls.filter((url) => url !== undefined && url !== ''))] as string[];
  if (known.length === 0) return undefined;
  return { kind, urls: known, poster: file.urls?.png, width: file.width, height: file.height };
};

/** The fields of an answer that tell what media it has. */
export type WithMedia = Pick<Answer, 'type' | 'sub_type' | 'assets'> & Partial<Pick<Answer, 'placeholders'>>;

/** The media of an answer; undefined while it is processing, and for answers without. */
export function answerMedia({ type = 0, sub_type, assets, placeholders }: WithMedia): AnswerMedia | undefined {
  const photo = PHOTO[type] && named(assets?.photos, PHOTO[type]);
  if (photo) return media('photo', photo, photo.url);
  const name = VIDEO[type];
  if (name === undefined) return undefined;
  const video = named(assets?.videos, name);
  const sound = sub_type === VIDEO_SHARE.audio ? (assets?.audios[0] ?? video) : undefined;
  if (sound) return media('audio', sound, sound.url, sound.urls?.mp4, sound.urls?.webm);
  if (!video) return undefined;
  const { url, urls } = video;
  // A provider that says it is making nothing (an extra) makes no animations, which leaves the video.
  const isFinal = placeholders?.length === 0 && !urls?.gif;
  if (sub_type === VIDEO_SHARE.gif && !isFinal) return media('gif', video, urls?.gif);
  return media('video', video, urls?.mp4, urls?.webm, urls?.mp4 || urls?.webm ? undefined : url);
}

/** Whether an answer's media is being processed: required but missing, or being regenerated. */
export const isProcessing = (answer: WithMedia): boolean =>
  hasAnswerMedia(answer.type ?? 0) && answerMedia(answer) === undefined;

/** Address of an answer's thumbnail; undefined if it has none. */
export function answerThumb(answer: WithMedia): string | undefined {
  const shown = answerMedia(answer);
  if (!shown || shown.kind === 'audio') return undefined;
  const thumb = named(answer.assets?.photos, 'thumb')?.url;
  return thumb || shown.poster || (shown.kind === 'video' ? undefined : shown.urls[0]);
}
