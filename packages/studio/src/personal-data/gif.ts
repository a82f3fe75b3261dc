import { Pieces } from './pieces';

const HEAD_BYTES = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
/** The application extension that sets the loop count. */
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** Size in bytes of the colour table that the flags declare. */
const tableBytes = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** A GIF without comments, metadata and trailing data. */
export function plainGif(bytes: Buffer): Buffer {
  const kept = new Pieces(bytes);
  let at = HEAD_BYTES + tableBytes(bytes[10]);
  kept.keep(0, Math.min(at, bytes.length));
  while (at < bytes.length) {
    const start = at;
    const kind = bytes[at];
    if (kind === IMAGE) {
      at = afterBlocks(bytes, at + 11 + tableBytes(bytes[at + 9]));
      kept.keep(start, at);
    } else if (kind === EXTENSION) {
      at = afterBlocks(bytes, at + 2);
      if (isNeeded(bytes, start)) kept.keep(start, at);
    } else {
      // The trailer, or blocks that no program renders.
      if (kind === END) kept.keep(start, start + 1);
      break;
    }
  }
  return kept.joined();
}

function isNeeded(bytes: Buffer, start: number): boolean {
  const label = bytes[start + 1];
  if (label === COMMENT) return false;
  return label !== APPLICATION || LOOPS.has(bytes.toString('latin1', start + 3, start + 14));
}

/** End of a chain of blocks, each starting with its length; an empty one is the last. */
function afterBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += length + 1;
    if (length === 0) break;
  }
  return Math.min(at, bytes.length);
}
