/** How many times a text is sent before it gets a name. */
const TIMES = 3;
/** Each name keeps a plan in the memory of every database connection. */
const MOST_NAMES = 200;
const MOST_COUNTED = 2000;

/** Names repeated statements, so that the database need not parse and plan them again. */
export class RepeatedTexts {
  readonly #times = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The name of a text, once it is frequent enough. */
  nameOf(text: string): string | undefined {
    return this.#names.get(text);
  }

  /** Counts a text that was sent successfully. */
  count(text: string): void {
    if (this.#names.has(text) || this.#names.size >= MOST_NAMES) return;
    const times = (this.#times.get(text) ?? 0) + 1;
    if (times < TIMES) {
      if (this.#times.size >= MOST_COUNTED) this.#times.clear();
      this.#times.set(text, times);
      return;
    }
    this.#times.delete(text);
    this.#names.set(text, `repeated_${this.#names.size + 1}`);
  }
}
