/** So often a text is sent as it is before it is worth a name. */
const TIMES = 3;
/** Each name keeps a plan in the database's memory, on every connection. */
const MOST_NAMES = 200;
const MOST_COUNTED = 2000;

/** Finds the statements that are sent again and again, and names them: the database need not read and plan those anew. */
export class RepeatedTexts {
  readonly #times = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The name of a text that came often enough. */
  nameOf(text: string): string | undefined {
    return this.#names.get(text);
  }

  /** Counts a text that was sent, and found good. */
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
