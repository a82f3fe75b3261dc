import { open, readFile } from 'node:fs/promises';
import { clearFilm } from './film';
import { plainGif } from './gif';
import { plainJpeg } from './jpeg';
import { plainPng } from './png';

const PICTURES: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  jpg: plainJpeg,
  jpeg: plainJpeg,
  png: plainPng,
  gif: plainGif,
};
const FILMS = new Set(['mp4', 'mov', 'm4a']);

/**
 * An image without metadata of cameras and programs: place, time, device, names. The orientation stays, and no pixel
 * changes.
 * @throws {TooManyPieces} for a file crafted to exhaust us
 */
export const plainPicture = (bytes: Buffer, extension: string): Buffer => PICTURES[extension]?.(bytes) ?? bytes;

/**
 * Removes from an upload where, when and by whom it was made.
 * @returns the new content
 * @throws {TooManyPieces}
 */
export async function removePersonalData(path: string, extension: string): Promise<number> {
  if (FILMS.has(extension)) await clearFilm(path);
  const file = await open(path, 'r+');
  try {
    if (!PICTURES[extension]) return (await file.stat()).size;
    const bytes = await readFile(file);
    const plain = plainPicture(bytes, extension);
    if (plain !== bytes) {
      await file.write(plain, 0, plain.length, 0);
      await file.truncate(plain.length);
      await file.sync();
    }
    return plain.length;
  } finally {
    await file.close();
  }
}
