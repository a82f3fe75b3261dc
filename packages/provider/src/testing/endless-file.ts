import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** A file that is generated from one repeated piece, so it need not be stored. */
export interface EndlessFile {
  readonly piece: Buffer;
  readonly pieces: number;
}

/** @param onPiece before each piece */
export function readEndless({ piece, pieces }: EndlessFile, onPiece: (piece: Buffer) => void = () => {}): Readable {
  let given = 0;
  // A test reads thousands of these, so it is the simplest kind of stream.
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

/** Its size. */
export const bytesOf = ({ piece, pieces }: EndlessFile): number => piece.length * pieces;

/** What an archive must record about it. */
export const wholeOf = ({ piece, pieces }: EndlessFile) => ({
  bytes: bytesOf({ piece, pieces }),
  crc: Array.from({ length: pieces }).reduce<number>((sum) => crc32(piece, sum), 0),
});
