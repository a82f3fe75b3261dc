import { drawPoster, type PictureEye, type Pictures, type Transcoder } from '@waymark/studio';
import type { MediaFiles } from '../db/schema';
import type { Storage } from '../storage/storage';
import { mediaKey } from './keys';

/** Dependencies of processing. */
export interface Workshop {
  readonly storage: Storage;
  readonly makePictures: (bytes: Uint8Array) => Promise<Pictures>;
  readonly transcoder: Transcoder | undefined;
}

/** An upload to process. */
export interface Raw {
  readonly uuid: string;
  readonly extension: string;
  readonly kind: string;
  /** Name of the original file. */
  readonly original: string;
  /** Suffix for the names of regenerated files, because a file never changes under its name. */
  readonly edition?: string;
}

/** The result of processing. */
export interface Made {
  readonly files: MediaFiles;
  readonly width?: number;
  readonly height?: number;
  /** Perceptual hash. */
  readonly likeness?: string | null;
  /** The focal point. */
  readonly eye?: PictureEye | null;
}

/** Video formats that browsers play as uploaded. */
const PLAYABLE = ['mp4', 'webm'] as const;

/**
 * Creates and stores the formats that screens need.
 * @throws if the file is broken or missing
 */
export async function makeFiles(workshop: Workshop, raw: Raw): Promise<Made> {
  switch (raw.kind) {
    case 'model':
    case 'audio':
      return { files: {} };
    case 'video':
      return ofFilm(workshop, raw);
    default:
      return ofPicture(workshop, raw);
  }
}

const named = ({ edition }: Pick<Raw, 'edition'>, name: string, extension: string): string =>
  `${name}${edition ? `-${edition}` : ''}.${extension}`;

async function ofPicture(workshop: Workshop, raw: Raw): Promise<Made> {
  const { uuid, original, extension } = raw;
  const bytes = await workshop.storage.readAll(mediaKey(uuid, original));
  if (!bytes) throw new Error('The file is missing.');
  const { files, ...size } = await sizes(workshop, raw, bytes);
  return { ...size, files: { ...files, ...(extension === 'gif' ? { gif: original } : {}) } };
}

/** Without a transcoder, a video gets a drawn poster and stays in its original format. */
async function ofFilm(workshop: Workshop, raw: Raw): Promise<Made> {
  const { uuid, original, extension } = raw;
  const { storage, transcoder } = workshop;
  const playable = PLAYABLE.find((format) => format === extension);
  const found = transcoder
    ? await storage.withPath(mediaKey(uuid, original), async (path) => ({
        still: await transcoder.stillOf(path),
        film: playable ? undefined : await transcoder.filmOf(path).catch(() => undefined),
      }))
    : { still: await drawPoster(), film: undefined };
  if (!found) throw new Error('The file is missing.');
  const { still, film } = found;
  const [png, mp4] = [named(raw, 'still', 'png'), named(raw, 'film', 'mp4')];
  await storage.write(mediaKey(uuid, png), still);
  if (film) await storage.write(mediaKey(uuid, mp4), film);
  const { files, ...size } = await sizes(workshop, raw, still);
  const films: MediaFiles = playable ? { [playable]: original } : film ? { mp4 } : {};
  // The drawn poster is the same for every video.
  const seen = transcoder ? size : { ...size, likeness: null, eye: null };
  return { ...seen, files: { ...films, ...files, png } };
}

/**
 * Makes an MP4 of a WebM film, which not every browser plays. It takes a while, so the film is shown before.
 * @param signal drops the result
 * @returns the name of the file; undefined if it has one, or cannot be converted
 */
export async function addMp4(
  { storage, transcoder }: Workshop,
  raw: Pick<Raw, 'uuid' | 'edition'>,
  files: MediaFiles,
  signal?: AbortSignal,
): Promise<string | undefined> {
  if (!transcoder || !files.webm || files.mp4) return undefined;
  const key = mediaKey(raw.uuid, files.webm);
  const film = await storage.withPath(key, (path) => transcoder.filmOf(path).catch(() => undefined));
  if (!film || signal?.aborted) return undefined;
  const mp4 = named(raw, 'film', 'mp4');
  await storage.write(mediaKey(raw.uuid, mp4), film);
  return mp4;
}

async function sizes({ storage, makePictures }: Workshop, raw: Raw, picture: Uint8Array): Promise<Made> {
  const made = await makePictures(picture);
  const files = { thumb: named(raw, 'thumb', 'webp'), standard: named(raw, 'standard', 'webp') };
  await Promise.all([
    storage.write(mediaKey(raw.uuid, files.thumb), made.thumb),
    storage.write(mediaKey(raw.uuid, files.standard), made.standard),
  ]);
  const { width, height, likeness = null, eye = null } = made;
  return { width, height, likeness, eye, files };
}
