import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** A file that nobody has to keep: a piece again and again. */
export interface EndlessFile {
  readonly piece: Buffer;
  readonly pieces: number;
}

/** @param onPiece before each piece */
export const readEndless = ({ piece, pieces }: EndlessFile, onPiece: (piece: Buffer) => void = () => {}): Readable =>
  Readable.from(
    (function* () {
      for (let number = 0; number < pieces; number += 1) {
        onPiece(piece);
        yield piece;
      }
    })(),
    { highWaterMark: 1 },
  );

/** What an archive has to say of it. */
export const wholeOf = ({ piece, pieces }: EndlessFile) => ({
  bytes: piece.length * pieces,
  crc: Array.from({ length: pieces }).reduce<number>((sum) => crc32(piece, sum), 0),
});
