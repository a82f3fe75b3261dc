import { mediaKindOf } from '@waymark/contract';
import type { PictureEye } from '@waymark/studio';
import type { MediaFiles } from '../db/schema';
import type { Signer } from './signer';

/** A stored file as records show it. */
export interface ShownMedia {
  readonly uuid: string;
  readonly extension: string;
  readonly files: MediaFiles;
  /** The focal point, if known. */
  readonly eye?: PictureEye | null;
}

/** Query string needed to read a file; empty for public files. */
export type Seal = (uuid: string, file: string) => string;

const OPEN: Seal = () => '';

/** Whether a file is the original rather than a generated format. */
export const isOriginal = (file: string): boolean => file.startsWith('original.');

/**
 * Gives everyone who receives a signed address access to the original, but not people who only know a generated format.
 */
export const sealedBy =
  (signer: Signer): Seal =>
  (uuid, file) =>
    isOriginal(file) ? `?${signer.signReading(`${uuid}/${file}`)}` : '';

/** Side of the region in an address, in percent. */
const REGION = 10;

/**
 * What must stay visible when a picture is cropped, as a media fragment of its address (W3C, Media Fragments URI 1.0).
 * Browsers do not send fragments, so the file is the same.
 */
export function viewOf(eye: PictureEye | null | undefined): string {
  if (!eye) return '';
  const start = (at: number) => Math.min(Math.max(at - REGION / 2, 0), 100 - REGION);
  return `#xywh=percent:${start(eye.x)},${start(eye.y)},${REGION},${REGION}`;
}

/** Address of one file of an upload. */
export const fileUrl = (origin: string, uuid: string, file: string, seal = OPEN): string =>
  `${origin}/media/${uuid}/${file}${seal(uuid, file)}`;

/** Address of the original. */
export const originalUrl = (origin: string, { uuid, extension }: ShownMedia, seal = OPEN): string =>
  `${origin}/media/${uuid}.${extension}${seal(uuid, `original.${extension}`)}`;

/** Address of the screen size: photo, video, or the file itself. */
export function standardUrl(origin: string, shown: ShownMedia, seal = OPEN): string {
  const { uuid, extension, files, eye } = shown;
  const still = mediaKindOf(`.${extension}`) === 'image';
  const file = still ? files.standard : (files.mp4 ?? files.webm);
  const url = file ? fileUrl(origin, uuid, file, seal) : originalUrl(origin, shown, seal);
  return still ? url + viewOf(eye) : url;
}

/** Addresses by format; only existing ones. */
export function urlsByFormat(
  origin: string,
  { uuid, files, eye }: Pick<ShownMedia, 'uuid' | 'files' | 'eye'>,
  seal = OPEN,
): Record<string, string> {
  const urls: Record<string, string> = {};
  for (const format of ['mp4', 'webm', 'gif', 'png', 'thumb'] as const) {
    const file = files[format];
    const isStill = format === 'png' || format === 'thumb';
    if (file) urls[format] = fileUrl(origin, uuid, file, seal) + (isStill ? viewOf(eye) : '');
  }
  return urls;
}
