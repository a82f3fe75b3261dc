import type { UploadKind } from './kinds';

const MB = 1_000_000;

/** Most bytes of a file of each kind; an operator's own limit goes before them where it is lower. */
const MOST_BYTES: Readonly<Record<UploadKind, number>> = {
  audio: 30 * MB,
  image: 30 * MB,
  model: 100 * MB,
  video: 200 * MB,
};

/** Most bytes by kind, with the operator's limit for all of them. */
export const mostBytesByKind = (limit: number): Record<UploadKind, number> => ({
  audio: Math.min(MOST_BYTES.audio, limit),
  image: Math.min(MOST_BYTES.image, limit),
  model: Math.min(MOST_BYTES.model, limit),
  video: Math.min(MOST_BYTES.video, limit),
});
