import { mediaKindOf } from '@waymark/contract';
import type { MediaFiles } from '../db/schema';

/** A stored file as records show it. */
export interface ShownMedia {
  readonly uuid: string;
  readonly extension: string;
  readonly files: MediaFiles;
}

/** Address of one file of an upload. */
export const fileUrl = (origin: string, uuid: string, file: string): string => `${origin}/media/${uuid}/${file}`;

/** Address of an upload as it came. */
export const originalUrl = (origin: string, { uuid, extension }: ShownMedia): string =>
  `${origin}/media/${uuid}.${extension}`;

/** Address of the size for screens: the picture, the film, or the file itself. */
export function standardUrl(origin: string, shown: ShownMedia): string {
  const { uuid, extension, files } = shown;
  const file = mediaKindOf(`.${extension}`) === 'image' ? files.standard : (files.mp4 ?? files.webm);
  return file ? fileUrl(origin, uuid, file) : originalUrl(origin, shown);
}

/** Addresses by format; only formats that exist. */
export function urlsByFormat(origin: string, { uuid, files }: ShownMedia): Record<string, string> {
  const urls: Record<string, string> = {};
  for (const format of ['mp4', 'webm', 'gif', 'png', 'thumb'] as const) {
    const file = files[format];
    if (file) urls[format] = fileUrl(origin, uuid, file);
  }
  return urls;
}
