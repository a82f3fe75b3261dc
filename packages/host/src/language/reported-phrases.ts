const KEY = 'waymark.reported';

/** Phrases of a language that this tab has reported, kept across reloads ([G26]). */
export class ReportedPhrases {
  readonly #key: string;
  readonly #storage: Storage | undefined;
  readonly #phrases: Set<string>;

  /** @param storage the tab's; without it, only the page remembers */
  constructor(language: string, storage: Storage | undefined) {
    this.#key = `${KEY}:${language}`;
    this.#storage = storage;
    this.#phrases = new Set(this.#read());
  }

  /** Whether a phrase was reported. */
  has(phrase: string): boolean {
    return this.#phrases.has(phrase);
  }

  /** Marks a phrase as reported. */
  add(phrase: string): void {
    this.#phrases.add(phrase);
    try {
      this.#storage?.setItem(this.#key, JSON.stringify([...this.#phrases]));
    } catch {
      // Without storage it is remembered until the page reloads.
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
