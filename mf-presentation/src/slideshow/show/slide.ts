import { type Answer, type AnswerId, type Asset, answerMedia, TASK_TYPE, VIDEO_SHARE } from '@waymark/contract';

/** The media that fills the screen. */
export interface SlideMedia {
  /** A film plays for its own length, a photo for the delay of the show. */
  readonly kind: 'photo' | 'film';
  /** URLs to try in order. */
  readonly urls: readonly string[];
}

/** The parts of an answer the slideshow needs. */
export interface Slide {
  readonly id: AnswerId;
  readonly media: SlideMedia;
  /** Empty if the provider names none. */
  readonly team: string;
  readonly challenge: string;
  readonly isFeatured: boolean;
}

/** Answer types that the slideshow shows. */
const TYPES: readonly number[] = [
  TASK_TYPE.photo,
  TASK_TYPE.video,
  TASK_TYPE.sticker,
  TASK_TYPE.backgroundPhoto,
  TASK_TYPE.backgroundVideo,
];

const standard = (files: readonly Asset[] | undefined): Asset | undefined =>
  files?.find(({ name }) => name === 'standard');

/** The slide of an answer; undefined if it isn't shown. */
export function slideOf(answer: Answer, featured: ReadonlySet<number>): Slide | undefined {
  const { id, type = 0, sub_type, assets, team, task } = answer;
  if (!TYPES.includes(type) || (type === TASK_TYPE.video && sub_type === VIDEO_SHARE.audio)) return undefined;
  const photo = standard(assets?.photos);
  const video = standard(assets?.videos);
  if (!photo && !video) return undefined;
  const media = mediaOf(answer, photo, video);
  if (media.urls.length === 0) return undefined;
  return { id, media, team: team?.name ?? '', challenge: task?.name ?? '', isFeatured: featured.has(id) };
}

/** The merged file of the answer; its standard file until that is ready. */
function mediaOf(answer: Answer, photo: Asset | undefined, video: Asset | undefined): SlideMedia {
  const own = answerMedia(answer);
  if (own?.kind === 'video') return { kind: 'film', urls: own.urls };
  if (own?.kind === 'photo' || own?.kind === 'gif') return { kind: 'photo', urls: own.urls };
  if (photo?.url) return { kind: 'photo', urls: [photo.url] };
  const { url, urls } = video ?? {};
  return { kind: 'film', urls: [urls?.mp4, urls?.webm, url].flatMap((one) => one || []) };
}

/** Whether two slides of one answer are equal. */
export const isSameSlide = (one: Slide, other: Slide): boolean =>
  one.isFeatured === other.isFeatured &&
  one.team === other.team &&
  one.challenge === other.challenge &&
  one.media.kind === other.media.kind &&
  one.media.urls.join() === other.media.urls.join();
