import { type Answer, TASK_TYPE, VIDEO_SHARE } from '@waymark/contract';
import type { Attachment } from '../media/attachments';
import { presentAssets, presentKind } from '../media/present';
import type { Seal } from '../media/urls';

const FILMED: readonly number[] = [TASK_TYPE.video, TASK_TYPE.arVideo, TASK_TYPE.backgroundVideo];

/** Whether challenges of a type are answered with a video. */
export const isFilmed = (type: number): boolean => FILMED.includes(type);

/**
 * Ready files of an answer, as sent to clients. An animated gif that was sent in place of a video is listed as one,
 * because clients look for the media of these types there.
 */
export function presentAnswerAssets(
  { type, sub_type }: { readonly type: number; readonly sub_type: number },
  attached: readonly Attachment[],
  origin: string,
  seal: Seal,
): Answer['assets'] {
  const { photos, videos } = presentAssets(origin, attached, seal);
  const audios = presentKind(origin, attached, 'audio', seal);
  if (!isFilmed(type) || sub_type !== VIDEO_SHARE.gif) return { photos, videos, audios };
  return { photos: [], videos: [...videos, ...photos], audios };
}
