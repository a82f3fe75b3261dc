import type { Slice } from './slice';

/** Bytes of a packed answer, as `pack` of the repository writes them. */
export const ANSWER_BYTES = 36;
/** A decision as one number: the seconds it took times `base`, plus these flags. */
export const MARKS = { rejected: 1, approved: 2, worthless: 4, base: 8 } as const;
/** Coordinate of an answer without a location. */
export const NOWHERE = -(2 ** 31);
/** Packed units per degree; one is about a centimetre. */
export const PER_DEGREE = 10_000_000;

const WORD = 2 ** 32;

/** Kinds of answers, from worst to best. */
export const ANSWER_KIND = { late: 0, rejected: 1, waiting: 2, done: 3 } as const;

/** Iterates over a team's packed answers within the period, without an object for each. */
export class AnswerReader {
  readonly #bytes: DataView;
  readonly #from: number;
  readonly #until: number;
  readonly #countsUnreviewed: boolean;
  #at = -ANSWER_BYTES;
  /** When the answer was given, in seconds since 1970. */
  given = 0;

  /** @param review `pre` or `post` moderation of the game */
  constructor(answers: Uint8Array, review: string, { from, until }: Slice) {
    this.#bytes = new DataView(answers.buffer, answers.byteOffset, answers.byteLength);
    this.#from = from ?? 0;
    this.#until = until ?? Number.POSITIVE_INFINITY;
    this.#countsUnreviewed = review !== 'pre';
  }

  /** Moves to the next answer. @returns whether there is one */
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

  /** Id of the judge; 0 without one. */
  get judge(): number {
    return this.#id(16);
  }

  /** Seconds until the decision. */
  get waited(): number {
    return Math.floor(this.#bytes.getUint32(this.#at + 24) / MARKS.base);
  }

  /**
   * Waiting answers count as done under post moderation. An accepted answer counts as late if it came too late to earn
   * points.
   */
  get kind(): number {
    const marks = this.#bytes.getUint32(this.#at + 24) % MARKS.base;
    if (marks & MARKS.rejected) return ANSWER_KIND.rejected;
    const isApproved = (marks & MARKS.approved) > 0;
    if ((isApproved || this.#countsUnreviewed) && !(marks & MARKS.worthless)) return ANSWER_KIND.done;
    return isApproved ? ANSWER_KIND.late : ANSWER_KIND.waiting;
  }

  /** In packed units; `NOWHERE` without a location. */
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
