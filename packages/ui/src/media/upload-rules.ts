import { IMAGE_EXTENSIONS, type MediaKind, MODEL_EXTENSIONS, mediaKindOf, VIDEO_EXTENSIONS } from '@waymark/contract';

/** Milliseconds between the preview and the beginning of the upload. */
export const SAVE_DELAY = 1000;

const EXTENSIONS: Readonly<Record<MediaKind, readonly string[]>> = {
  image: IMAGE_EXTENSIONS,
  video: VIDEO_EXTENSIONS,
  model: MODEL_EXTENSIONS,
};

/** The extensions of these kinds, each with its dot. */
export const extensionsOf = (kinds: readonly MediaKind[]): readonly string[] =>
  kinds.flatMap((kind) => EXTENSIONS[kind].map((extension) => `.${extension}`));

/** A number of bytes for people: "25 MB". */
export function readBytes(bytes: number, language: string): string {
  const [unit, size] = bytes >= 1e9 ? ['gigabyte', 1e9] : bytes >= 1e6 ? ['megabyte', 1e6] : ['kilobyte', 1e3];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), maximumFractionDigits: 1 });
  return format.format(bytes / Number(size));
}

/** The kind of a file when it is one of these, by its extension alone. */
export function acceptedKind(fileName: string, kinds: readonly MediaKind[]): MediaKind | undefined {
  const kind = mediaKindOf(fileName);
  return kind && kinds.includes(kind) ? kind : undefined;
}
