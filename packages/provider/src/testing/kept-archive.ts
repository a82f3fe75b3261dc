import { Writable } from 'node:stream';

/** An entry of a ZIP file. */
export interface ArchiveEntry {
  readonly name: string;
  readonly crc: number;
  readonly bytes: number;
  /** Offset of its header. */
  readonly at: number;
}

/** Larger pieces are file contents. */
const CONTENT = 4096;
/** Marks a number that is too large for its field and is stored elsewhere. */
const [MANY, LARGE] = [0xffff, 0xffffffff];

/**
 * Receives a large ZIP file, discards the contents of its files, and parses the rest by the format's definition
 * (APPNOTE 6.3), independently of the program that wrote it. It takes one piece at a time and yields in between.
 */
export class KeptArchive extends Writable {
  /** The retained bytes, and the offset of each piece. */
  readonly #kept: Buffer;
  readonly #places = new Map<number, number>();
  #keptBytes = 0;
  /** Offset of the last piece. */
  #last = 0;
  bytes = 0;

  /** @param room bytes for everything but the content of files */
  constructor(room: number) {
    super({ highWaterMark: 1024 * 1024 });
    this.#kept = Buffer.alloc(room);
  }

  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    if (piece.length < CONTENT) {
      this.#places.set(this.bytes, this.#keptBytes);
      this.#keptBytes += piece.copy(this.#kept, this.#keptBytes);
    }
    this.#last = this.bytes;
    this.bytes += piece.length;
    setImmediate(done);
  }

  /** The entries of its directory. @throws if an entry's local header disagrees */
  entries(): readonly ArchiveEntry[] {
    const last = this.#from(this.bytes - 22, 0x06054b50);
    must(last.readUInt16LE(10) === MANY || last.readUInt32LE(16) === LARGE, 'It does not say that it is large');
    const signpost = this.#from(this.bytes - 22 - 20, 0x07064b50);
    const end = this.#from(Number(signpost.readBigUInt64LE(8)), 0x06064b50);
    const [count, start] = [Number(end.readBigUInt64LE(32)), Number(end.readBigUInt64LE(48))];
    const entries: ArchiveEntry[] = [];
    for (let at = start; entries.length < count; ) {
      const record = this.#from(at, 0x02014b50);
      const [nameBytes, extraBytes] = [record.readUInt16LE(28), record.readUInt16LE(30)];
      const extra = largeNumbers(record.subarray(46 + nameBytes, 46 + nameBytes + extraBytes));
      const whole = (place: number) => {
        const number = record.readUInt32LE(place);
        return number === LARGE ? Number(extra.shift()) : number;
      };
      const [bytes, packed, header] = [whole(24), whole(20), whole(42)];
      const [name, crc] = [record.subarray(46, 46 + nameBytes), record.readUInt32LE(16)];
      const front = this.#from(header, 0x04034b50);
      const content = header + 30 + front.readUInt16LE(26) + front.readUInt16LE(28);
      must(front.subarray(30, 30 + front.readUInt16LE(26)).equals(name), `${name} has another name at its place`);
      must(this.#from(content + packed, 0x08074b50).readUInt32LE(4) === crc, `${name} has another checksum behind it`);
      entries.push({ name: String(name), crc, bytes, at: header });
      at += 46 + nameBytes + extraBytes;
    }
    return entries;
  }

  #from(at: number, mark: number): Buffer {
    // The last records are written in one piece.
    const start = Math.min(at, this.#last);
    const place = this.#places.get(start);
    const found = this.#kept.subarray(place === undefined ? this.#keptBytes : place + at - start, this.#keptBytes);
    must(found.length > 4 && found.readUInt32LE(0) === mark, `There is nothing marked ${mark.toString(16)} at ${at}`);
    return found;
  }
}

/** A plain check, because Jest's `expect` is too slow for this many entries. */
function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(`${otherwise}.`);
}

/** The 64-bit fields of a record, if it has any. */
function largeNumbers(extra: Buffer): bigint[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const numbers = extra.readUInt16LE(at + 2) / 8;
    return Array.from({ length: numbers }, (_, number) => extra.readBigUInt64LE(at + 4 + 8 * number));
  }
  return [];
}
