import { IMAGE_EXTENSIONS, type MediaKind, MODEL_EXTENSIONS, mediaKindOf, VIDEO_EXTENSIONS } from '@waymark/contract';

/** Milliseconds between the preview and the start of the upload. */
export const SAVE_DELAY = 1000;

const EXTENSIONS: Readonly<Record<MediaKind, readonly string[]>> = {
  image: IMAGE_EXTENSIONS,
  video: VIDEO_EXTENSIONS,
  model: MODEL_EXTENSIONS,
};

/** The extensions of these kinds, with leading dots. */
export const extensionsOf = (kinds: readonly MediaKind[]): readonly string[] =>
  kinds.flatMap((kind) => EXTENSIONS[kind].map((extension) => `.${extension}`));

/** Formats a number of bytes: "25 MB". */
export function formatBytes(bytes: number, language: string): string {
  const [unit, size] = bytes >= 1e9 ? ['gigabyte', 1e9] : bytes >= 1e6 ? ['megabyte', 1e6] : ['kilobyte', 1e3];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), maximumFractionDigits: 1 });
  return format.format(bytes / Number(size));
}

/** The kind of a file by its extension, if it is one of these. */
export function acceptedKind(fileName: string, kinds: readonly MediaKind[]): MediaKind | undefined {
  const kind = mediaKindOf(fileName);
  return kind && kinds.includes(kind) ? kind : undefined;
}
