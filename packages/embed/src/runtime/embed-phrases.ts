import { CAPABILITY_VERSIONS, type PhrasesCapability, writable } from '@waymark/contract';
import type { Dictionary } from '@waymark/host/language/dictionary';
import { directionOf } from '@waymark/host/language/direction';

const ENGLISH = 'en';

/** The language the page asks for. Phrases are their own keys: English needs no dictionary, nor does a language without one. */
export class EmbedPhrases {
  readonly #load: (language: string) => Promise<Dictionary>;
  readonly #language = writable(ENGLISH);
  readonly #direction = writable<'ltr' | 'rtl'>('ltr');
  #dictionary: Dictionary | undefined;
  #wanted = ENGLISH;

  constructor(load: (language: string) => Promise<Dictionary>) {
    this.#load = load;
  }

  /** What the remote sees of it. */
  readonly capability: PhrasesCapability = Object.freeze<PhrasesCapability>({
    version: CAPABILITY_VERSIONS.phrases,
    language: { get: () => this.#language.get(), subscribe: (listener) => this.#language.subscribe(listener) },
    direction: { get: () => this.#direction.get(), subscribe: (listener) => this.#direction.subscribe(listener) },
    translate: (phrase) => this.#dictionary?.translate(phrase) ?? phrase,
  });

  /** Goes over to a language once its dictionary is there. */
  async speak(language: string): Promise<void> {
    this.#wanted = language;
    const dictionary = language === ENGLISH ? undefined : await this.#load(language).catch(() => undefined);
    if (this.#wanted !== language) return;
    this.#dictionary = dictionary;
    this.#direction.set(directionOf(language));
    // Whoever draws phrases follows the language, so it changes after the dictionary is in place.
    this.#language.set(language);
  }
}
