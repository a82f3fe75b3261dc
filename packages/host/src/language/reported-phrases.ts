const KEY = 'waymark.reported';

/** The phrases of a language that this tab has reported, over reloads of its page as well ([G26]). */
export class ReportedPhrases {
  readonly #key: string;
  readonly #storage: Storage | undefined;
  readonly #phrases: Set<string>;

  /** @param storage the tab's; without one the page itself remembers */
  constructor(language: string, storage: Storage | undefined) {
    this.#key = `${KEY}:${language}`;
    this.#storage = storage;
    this.#phrases = new Set(this.#read());
  }

  /** Whether a phrase was reported. */
  has(phrase: string): boolean {
    return this.#phrases.has(phrase);
  }

  /** Notes that a phrase is reported. */
  add(phrase: string): void {
    this.#phrases.add(phrase);
    try {
      this.#storage?.setItem(this.#key, JSON.stringify([...this.#phrases]));
    } catch {
      // Without room it is known until the page is loaded anew.
    }
  }

  #read(): string[] {
    try {
      const kept: unknown = JSON.parse(this.#storage?.getItem(this.#key) ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  }
}
