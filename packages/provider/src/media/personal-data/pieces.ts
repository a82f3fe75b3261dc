/** Said of a file that is cut up into more pieces than any camera or program writes. */
export class TooManyPieces extends Error {
  override readonly name = 'TooManyPieces';
}

const MOST_PIECES = 10_000;

/** Collects what is kept of a file; neighbours become one piece. */
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

  /** Puts in something that was not there. @throws {TooManyPieces} */
  add(bytes: Buffer): void {
    this.#close();
    this.#pieces.push(bytes);
    this.#from = this.#to;
  }

  /** What was kept, one after the other; the file itself where that is all of it. */
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
