import type { MediaKind } from '@waymark/contract';

const MB = 1_000_000;

/** Most bytes of a file of each kind; an operator's own limit goes before them where it is lower. */
const MOST_BYTES: Readonly<Record<MediaKind, number>> = { image: 30 * MB, model: 100 * MB, video: 200 * MB };

/** Most bytes by kind, with the operator's limit for all of them. */
export const mostBytesByKind = (limit: number): Record<MediaKind, number> => ({
  image: Math.min(MOST_BYTES.image, limit),
  model: Math.min(MOST_BYTES.model, limit),
  video: Math.min(MOST_BYTES.video, limit),
});
