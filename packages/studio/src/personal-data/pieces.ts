/** Thrown for a file with more segments than any camera or program writes. */
export class TooManyPieces extends Error {
  override readonly name = 'TooManyPieces';
}

const MOST_PIECES = 10_000;

/** Collects the kept parts of a file; adjacent ones are merged. */
export class Pieces {
  readonly #bytes: Buffer;
  readonly #pieces: Buffer[] = [];
  #from = 0;
  #to = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Keeps a part of the file. @throws {TooManyPieces} */
  keep(from: number, to: number): void {
    if (from !== this.#to) {
      this.#close();
      this.#from = from;
    }
    this.#to = to;
  }

  /** Inserts new bytes. @throws {TooManyPieces} */
  add(bytes: Buffer): void {
    this.#close();
    this.#pieces.push(bytes);
    this.#from = this.#to;
  }

  /** The kept parts, concatenated; the file itself if all of it was kept. */
  joined(): Buffer {
    if (this.#pieces.length === 0 && this.#from === 0 && this.#to === this.#bytes.length) return this.#bytes;
    this.#close();
    return Buffer.concat(this.#pieces);
  }

  #close(): void {
    if (this.#to > this.#from) this.#pieces.push(this.#bytes.subarray(this.#from, this.#to));
    if (this.#pieces.length > MOST_PIECES) throw new TooManyPieces('The file has too many pieces.');
    this.#from = this.#to;
  }
}
