import type { Slice } from './slice';

/** Bytes of a packed answer, as `pack` of the repository writes them. */
export const ANSWER_BYTES = 36;
/** How a decision and what is known of it are written as one number: the seconds it took, times this, and these marks. */
export const MARKS = { rejected: 1, approved: 2, worthless: 4, base: 8 } as const;
/** The place of an answer without one. */
export const NOWHERE = -(2 ** 31);
/** Units of a packed place per degree: a centimetre. */
export const PER_DEGREE = 10_000_000;

const WORD = 2 ** 32;

/** What an answer is for its challenge, the best last. */
export const ANSWER_KIND = { late: 0, rejected: 1, waiting: 2, done: 3 } as const;

/** Reads the packed answers of a team one after the other, without an object for each; those of the period alone. */
export class AnswerReader {
  readonly #bytes: DataView;
  readonly #from: number;
  readonly #until: number;
  readonly #countsUnreviewed: boolean;
  #at = -ANSWER_BYTES;
  /** The second since 1970 that the answer was given in. */
  given = 0;

  /** @param review when answers of the game are reviewed */
  constructor(answers: Uint8Array, review: string, { from, until }: Slice) {
    this.#bytes = new DataView(answers.buffer, answers.byteOffset, answers.byteLength);
    this.#from = from ?? 0;
    this.#until = until ?? Number.POSITIVE_INFINITY;
    this.#countsUnreviewed = review !== 'pre';
  }

  /** Goes on to the next answer. @returns whether there is one */
  next(): boolean {
    for (this.#at += ANSWER_BYTES; this.#at < this.#bytes.byteLength; this.#at += ANSWER_BYTES) {
      this.given = this.#bytes.getUint32(this.#at + 8);
      if (this.given >= this.#from && this.given < this.#until) return true;
    }
    return false;
  }

  get challenge(): number {
    return this.#id(0);
  }

  get points(): number {
    return this.#bytes.getInt32(this.#at + 12);
  }

  /** Who decided; 0 for nobody. */
  get judge(): number {
    return this.#id(16);
  }

  /** Seconds until the decision. */
  get waited(): number {
    return Math.floor(this.#bytes.getUint32(this.#at + 24) / MARKS.base);
  }

  /** What waits counts as done in games that review afterwards; accepted without being worth anything is late. */
  get kind(): number {
    const marks = this.#bytes.getUint32(this.#at + 24) % MARKS.base;
    if (marks & MARKS.rejected) return ANSWER_KIND.rejected;
    const isApproved = (marks & MARKS.approved) > 0;
    if ((isApproved || this.#countsUnreviewed) && !(marks & MARKS.worthless)) return ANSWER_KIND.done;
    return isApproved ? ANSWER_KIND.late : ANSWER_KIND.waiting;
  }

  /** In units of a packed place; `NOWHERE` without a place. */
  get latitude(): number {
    return this.#bytes.getInt32(this.#at + 28);
  }

  get longitude(): number {
    return this.#bytes.getInt32(this.#at + 32);
  }

  #id(offset: number): number {
    return this.#bytes.getUint32(this.#at + offset) * WORD + this.#bytes.getUint32(this.#at + offset + 4);
  }
}
