import { mediaKindOf } from '@waymark/contract';
import type { MediaFiles } from '../db/schema';
import type { Signer } from './signer';

/** A stored file as records show it. */
export interface ShownMedia {
  readonly uuid: string;
  readonly extension: string;
  readonly files: MediaFiles;
}

/** Query string needed to read a file; empty for public files. */
export type Seal = (uuid: string, file: string) => string;

const OPEN: Seal = () => '';

/** Whether a file is the original rather than a generated format. */
export const isOriginal = (file: string): boolean => file.startsWith('original.');

/**
 * Grants access to originals to everybody who receives their signed address, but not to people who only know generated
 * formats.
 */
export const sealedBy =
  (signer: Signer): Seal =>
  (uuid, file) =>
    isOriginal(file) ? `?${signer.signReading(`${uuid}/${file}`)}` : '';

/** Address of one file of an upload. */
export const fileUrl = (origin: string, uuid: string, file: string, seal = OPEN): string =>
  `${origin}/media/${uuid}/${file}${seal(uuid, file)}`;

/** Address of the original. */
export const originalUrl = (origin: string, { uuid, extension }: ShownMedia, seal = OPEN): string =>
  `${origin}/media/${uuid}.${extension}${seal(uuid, `original.${extension}`)}`;

/** Address of the size for screens: photo, video, or the file itself. */
export function standardUrl(origin: string, shown: ShownMedia, seal = OPEN): string {
  const { uuid, extension, files } = shown;
  const file = mediaKindOf(`.${extension}`) === 'image' ? files.standard : (files.mp4 ?? files.webm);
  return file ? fileUrl(origin, uuid, file, seal) : originalUrl(origin, shown, seal);
}

/** Addresses by format; only existing ones. */
export function urlsByFormat(
  origin: string,
  { uuid, files }: Pick<ShownMedia, 'uuid' | 'files'>,
  seal = OPEN,
): Record<string, string> {
  const urls: Record<string, string> = {};
  for (const format of ['mp4', 'webm', 'gif', 'png', 'thumb'] as const) {
    const file = files[format];
    if (file) urls[format] = fileUrl(origin, uuid, file, seal);
  }
  return urls;
}
