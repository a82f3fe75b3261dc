import { retryDelay, type SlideshowPart, shouldRetry } from '@waymark/client';
import { type AnswerId, PAGE_SIZE_STREAM } from '@waymark/contract';
import type { ShowPart } from '../show/show';
import { slideOf } from '../show/slide';

/** Options of a SlideFeed. */
export interface SlideFeedOptions {
  /** @throws {ApiFailure} */
  readonly load: (before: AnswerId | undefined, how: { readonly silent: boolean }) => Promise<SlideshowPart>;
  readonly onPart: (part: ShowPart) => void;
  /** Called if the first page fails. Later failures are only logged: the show continues with what it has. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Reads the answers of a slideshow page by page, with the smallest id as cursor, then polls the newest page. One call
 * at a time.
 */
export class SlideFeed {
  readonly #options: SlideFeedOptions;
  /** Answers taken back, with the number of calls started by then: older responses about them are stale. */
  readonly #takenBack = new Map<AnswerId, number>();
  #begun = 0;
  #hasPart = false;
  /** Whether the last read reached the end of the list. */
  #isWhole = false;
  #reading = false;
  #again = false;
  #ended = false;

  constructor(options: SlideFeedOptions) {
    this.#options = options;
  }

  /** Reads the newest page, or all pages if the last read didn't reach the end. */
  readonly refresh = (): Promise<void> => (this.#isWhole ? this.#read(1) : this.readAll());

  /** Reads all pages. If called while reading, reads them once more afterwards. */
  readonly readAll = (): Promise<void> => {
    this.#isWhole = false;
    if (this.#reading) this.#again = true;
    return this.#read(Number.POSITIVE_INFINITY);
  };

  /** Records answers that were taken back, as running reads may still contain them. */
  takeBack(ids: readonly AnswerId[]): void {
    for (const id of ids) this.#takenBack.set(id, this.#begun);
  }

  /** Stops reading. */
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
      const part = await this.#load(before);
      if (this.#ended) return;
      this.#hasPart = true;
      answers += part.answers.length;
      // Some providers count only this page, so a full one tells nothing about the rest.
      const isShort = part.answers.length < PAGE_SIZE_STREAM;
      const isLast = isShort && answers >= (part.count ?? Number.POSITIVE_INFINITY);
      const lowest = this.#pass(part, before, call, isLast);
      // A cursor that doesn't advance would loop forever.
      if (isLast || lowest === undefined || (before !== undefined && lowest >= before)) {
        this.#isWhole = true;
        return;
      }
      before = lowest;
    }
  }

  /** Loads a page. The first is tried again like any other read ([G17]), later ones at the next refresh. */
  async #load(before: AnswerId | undefined): Promise<SlideshowPart> {
    for (let retries = 0; ; retries += 1) {
      try {
        return await this.#options.load(before, { silent: this.#hasPart });
      } catch (error) {
        if (this.#hasPart || !shouldRetry(retries, error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryDelay(retries)));
        if (this.#ended) throw error;
      }
    }
  }

  /** Passes a page on. @returns its smallest id; undefined if it is empty */
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
