import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** A file that nobody has to keep: a piece again and again. */
export interface EndlessFile {
  readonly piece: Buffer;
  readonly pieces: number;
}

/** @param onPiece before each piece */
export function readEndless({ piece, pieces }: EndlessFile, onPiece: (piece: Buffer) => void = () => {}): Readable {
  let given = 0;
  // Thousands of these are read in one test, so it is the plainest kind of stream.
  return new Readable({
    highWaterMark: 1,
    read() {
      if (given === pieces) {
        this.push(null);
        return;
      }
      given += 1;
      onPiece(piece);
      this.push(piece);
    },
  });
}

/** How large it is. */
export const bytesOf = ({ piece, pieces }: EndlessFile): number => piece.length * pieces;

/** What an archive has to say of it. */
export const wholeOf = ({ piece, pieces }: EndlessFile) => ({
  bytes: bytesOf({ piece, pieces }),
  crc: Array.from({ length: pieces }).reduce<number>((sum) => crc32(piece, sum), 0),
});
