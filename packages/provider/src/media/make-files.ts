import type { MediaFiles } from '../db/schema';
import type { Storage } from '../storage/storage';
import { drawPoster } from './draw-poster';
import { mediaKey } from './keys';
import type { Pictures } from './pictures';
import type { Transcoder } from './transcoder';

/** What processing needs. */
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
}

/** The result of processing. */
export interface Made {
  readonly files: MediaFiles;
  readonly width?: number;
  readonly height?: number;
}

/** Videos that browsers play in their original format. */
const PLAYABLE = ['mp4', 'webm'] as const;

/**
 * Creates and stores the formats that screens need.
 * @throws if the file is broken or gone
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

async function ofPicture(workshop: Workshop, { uuid, original, extension }: Raw): Promise<Made> {
  const bytes = await workshop.storage.readAll(mediaKey(uuid, original));
  if (!bytes) throw new Error('The file is gone.');
  const { files, ...size } = await sizes(workshop, uuid, bytes);
  return { ...size, files: { ...files, ...(extension === 'gif' ? { gif: original } : {}) } };
}

/** Without a transcoder, a video gets a drawn poster and stays in its original format. */
async function ofFilm(workshop: Workshop, { uuid, original, extension }: Raw): Promise<Made> {
  const { storage, transcoder } = workshop;
  const playable = PLAYABLE.find((format) => format === extension);
  const found = transcoder
    ? await storage.withPath(mediaKey(uuid, original), async (path) => ({
        still: await transcoder.stillOf(path),
        film: playable ? undefined : await transcoder.filmOf(path).catch(() => undefined),
      }))
    : { still: await drawPoster(), film: undefined };
  if (!found) throw new Error('The file is gone.');
  const { still, film } = found;
  await storage.write(mediaKey(uuid, 'still.png'), still);
  if (film) await storage.write(mediaKey(uuid, 'film.mp4'), film);
  const { files, ...size } = await sizes(workshop, uuid, still);
  const films: MediaFiles = playable ? { [playable]: original } : film ? { mp4: 'film.mp4' } : {};
  return { ...size, files: { ...films, ...files, png: 'still.png' } };
}

async function sizes({ storage, makePictures }: Workshop, uuid: string, picture: Uint8Array): Promise<Made> {
  const { thumb, standard, width, height } = await makePictures(picture);
  await Promise.all([
    storage.write(mediaKey(uuid, 'thumb.webp'), thumb),
    storage.write(mediaKey(uuid, 'standard.webp'), standard),
  ]);
  return { width, height, files: { thumb: 'thumb.webp', standard: 'standard.webp' } };
}
