import type { UploadKind } from '@waymark/studio';

const MB = 1_000_000;

/** Size limits by kind; a lower limit of the operator applies instead. */
const MOST_BYTES: Readonly<Record<UploadKind, number>> = {
  audio: 30 * MB,
  image: 30 * MB,
  model: 100 * MB,
  video: 200 * MB,
};

/** Size limits by kind, with the operator's overall limit. */
export const mostBytesByKind = (limit: number): Record<UploadKind, number> => ({
  audio: Math.min(MOST_BYTES.audio, limit),
  image: Math.min(MOST_BYTES.image, limit),
  model: Math.min(MOST_BYTES.model, limit),
  video: Math.min(MOST_BYTES.video, limit),
});
