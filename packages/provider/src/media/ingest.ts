import { randomUUID } from 'node:crypto';
import { extensionOf, mediaKindOf } from '@waymark/contract';
import type { PictureEye } from '@waymark/studio';
import { makePictures, plainPicture } from '@waymark/studio';
import type { Queries } from '../db/database';
import { type MediaFiles, media } from '../db/schema';
import type { Storage } from '../storage/storage';
import { mediaKey } from './keys';

/** A complete file, without an upload. */
export interface Ingest {
  readonly whiteLabelId: number;
  readonly ownerId?: number;
  readonly extension: string;
  readonly bytes: Uint8Array;
  /** Poster of a video. */
  readonly still?: Uint8Array;
  readonly uuid?: string;
  readonly createdAt?: Date;
}

/**
 * Stores an existing file with its sizes, ready to be attached: demo data, reels, tests.
 * @returns its uuid
 */
export async function ingestMedia(queries: Queries, storage: Storage, file: Ingest): Promise<string> {
  const uuid = file.uuid ?? randomUUID();
  const kind = mediaKindOf(`.${file.extension}`) ?? 'audio';
  const original = `original.${extensionOf(`.${file.extension}`)}`;
  const files: MediaFiles = { original };
  const write = (name: string, bytes: Uint8Array) => storage.write(mediaKey(uuid, name), bytes);
  const bytes = kind === 'image' ? plainPicture(Buffer.from(file.bytes), file.extension) : file.bytes;
  await write(original, bytes);
  const still = kind === 'image' ? bytes : file.still;
  let size: { width?: number; height?: number; likeness?: string | null; eye?: PictureEye | null } = {};
  if (still) {
    const { thumb, standard, width, height, likeness, eye } = await makePictures(still);
    await write('thumb.webp', thumb);
    await write('standard.webp', standard);
    Object.assign(files, { thumb: 'thumb.webp', standard: 'standard.webp' });
    size = { width, height, likeness: likeness ?? null, eye: eye ?? null };
  }
  if (kind === 'video' && (file.extension === 'mp4' || file.extension === 'webm')) files[file.extension] = original;
  if (kind === 'video' && file.still) {
    await write('still.png', file.still);
    files.png = 'still.png';
  }
  await queries.insert(media).values({
    uuid,
    white_label_id: file.whiteLabelId,
    owner_id: file.ownerId ?? null,
    extension: file.extension,
    kind,
    state: 'ready',
    bytes: bytes.byteLength,
    ...size,
    files,
    ready_at: file.createdAt ?? new Date(),
    ...(file.createdAt ? { created_at: file.createdAt } : {}),
  });
  return uuid;
}
