import type { SlideshowPart } from '@waymark/client';
import type { AnswerId } from '@waymark/contract';
import type { ShowPart } from '../show/show';
import { slideOf } from '../show/slide';

/** What a feed needs. */
export interface SlideFeedOptions {
  /** @throws {ApiFailure} */
  readonly load: (before: AnswerId | undefined, how: { readonly silent: boolean }) => Promise<SlideshowPart>;
  readonly onPart: (part: ShowPart) => void;
  /** The first part did not come. Later failures are only logged: the show goes on with what it has. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Reads the answers of a slideshow: part by part, each behind the smallest id of the one before, and then their newest part
 * again and again. One call at a time.
 */
export class SlideFeed {
  readonly #options: SlideFeedOptions;
  /** Answers that were taken back, with the number of calls begun by then: what those answer about them is old. */
  readonly #takenBack = new Map<AnswerId, number>();
  #begun = 0;
  #hasPart = false;
  /** The last reading came to the end of the list. */
  #isWhole = false;
  #reading = false;
  #again = false;
  #ended = false;

  constructor(options: SlideFeedOptions) {
    this.#options = options;
  }

  /** Reads the newest part; all of them where the last reading did not come to the end. */
  readonly refresh = (): Promise<void> => (this.#isWhole ? this.#read(1) : this.readAll());

  /** Reads all parts. Asked while they are read, it reads them once more afterwards. */
  readonly readAll = (): Promise<void> => {
    this.#isWhole = false;
    if (this.#reading) this.#again = true;
    return this.#read(Number.POSITIVE_INFINITY);
  };

  /** Takes note of answers that were taken back: what is being read may still hold them. */
  takeBack(ids: readonly AnswerId[]): void {
    for (const id of ids) this.#takenBack.set(id, this.#begun);
  }

  /** Reads nothing more. */
  end(): void {
    this.#ended = true;
  }

  async #read(parts: number): Promise<void> {
    if (this.#reading || this.#ended) return;
    this.#reading = true;
    try {
      await this.#readParts(parts);
    } catch (error) {
      if (!this.#hasPart && !this.#ended) this.#options.onFailure(error);
    }
    this.#reading = false;
    if (!this.#again) return;
    this.#again = false;
    await this.readAll();
  }

  async #readParts(parts: number): Promise<void> {
    let before: AnswerId | undefined;
    let answers = 0;
    for (let read = 0; read < parts; read += 1) {
      this.#begun += 1;
      const call = this.#begun;
      const part = await this.#options.load(before, { silent: this.#hasPart });
      if (this.#ended) return;
      this.#hasPart = true;
      answers += part.answers.length;
      const isLast = answers >= (part.count ?? Number.POSITIVE_INFINITY);
      const lowest = this.#pass(part, before, call, isLast);
      // A cursor that does not move on would be read for ever.
      if (isLast || lowest === undefined || (before !== undefined && lowest >= before)) {
        this.#isWhole = true;
        return;
      }
      before = lowest;
    }
  }

  /** Hands a part on. @returns its smallest id; undefined if it is empty */
  #pass({ answers, featured }: SlideshowPart, before: AnswerId | undefined, call: number, isLast: boolean) {
    const current = answers.filter(({ id }) => (this.#takenBack.get(id) ?? 0) < call);
    for (const { id } of current) this.#takenBack.delete(id);
    const slides = current.flatMap((answer) => slideOf(answer, featured) ?? []);
    const [lowest] = answers.map(({ id }) => id).sort((a, b) => a - b);
    const from = isLast || lowest === undefined ? 0 : lowest;
    this.#options.onPart({ slides, featured, from, before: before ?? Number.POSITIVE_INFINITY });
    return lowest;
  }
}
