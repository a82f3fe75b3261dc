import { type FileHandle, open } from 'node:fs/promises';
import { TooManyPieces } from './pieces';

/** Container boxes, some of which reveal where and by whom a video was made. */
const HOLDERS = new Set(['moov', 'trak', 'moof', 'traf']);
/** Boxes for such metadata. */
const PERSONAL = new Set(['udta', 'meta', 'uuid']);
const HEAD_BYTES = 16;
const MOST_BOXES = 10_000;
const ZEROS = Buffer.alloc(65_536);

/** A range of a file that contains boxes. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Blanks metadata of an MP4 or QuickTime video: place, maker, device. The boxes stay as free space, because frames are
 * addressed by file offset.
 * @throws {TooManyPieces}
 */
export async function clearFilm(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const stretches: Stretch[] = [{ from: 0, to: size }];
    let boxes = 0;
    for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
      let at = stretch.from;
      while (at + 8 <= stretch.to) {
        boxes += 1;
        if (boxes > MOST_BOXES) throw new TooManyPieces('The film has too many boxes.');
        const box = await readBox(file, at, stretch.to);
        if (!box) break;
        if (HOLDERS.has(box.type)) stretches.push({ from: box.content, to: box.end });
        if (PERSONAL.has(box.type)) await free(file, at, box);
        at = box.end;
      }
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

interface Box {
  readonly type: string;
  /** Start and end of its content. */
  readonly content: number;
  readonly end: number;
}

/** The box at an offset; undefined if there is none. */
async function readBox(file: FileHandle, at: number, most: number): Promise<Box | undefined> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position: at });
  if (bytesRead < 8) return undefined;
  const short = buffer.readUInt32BE(0);
  const long = short === 1;
  if (long && bytesRead < HEAD_BYTES) return undefined;
  const length = long ? Number(buffer.readBigUInt64BE(8)) : short === 0 ? most - at : short;
  const head = long ? 16 : 8;
  if (length < head) return undefined;
  return { type: buffer.toString('latin1', 4, 8), content: at + head, end: Math.min(at + length, most) };
}

async function free(file: FileHandle, at: number, { content, end }: Box): Promise<void> {
  await file.write('free', at + 4, 'latin1');
  for (let from = content; from < end; from += ZEROS.length) {
    await file.write(ZEROS, 0, Math.min(ZEROS.length, end - from), from);
  }
}
