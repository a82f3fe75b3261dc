import { CAPABILITY_VERSIONS, type PhrasesCapability, writable } from '@waymark/contract';
import type { Dictionary } from '@waymark/host/language/dictionary';
import { directionOf } from '@waymark/host/language/direction';

const ENGLISH = 'en';

/** The page's language. English phrases are keys, so English needs no dictionary, nor does an unsupported language. */
export class EmbedPhrases {
  readonly #load: (language: string) => Promise<Dictionary>;
  readonly #language = writable(ENGLISH);
  readonly #direction = writable<'ltr' | 'rtl'>('ltr');
  #dictionary: Dictionary | undefined;
  #wanted = ENGLISH;

  constructor(load: (language: string) => Promise<Dictionary>) {
    this.#load = load;
  }

  /** The remote's view of it. */
  readonly capability: PhrasesCapability = Object.freeze<PhrasesCapability>({
    version: CAPABILITY_VERSIONS.phrases,
    language: { get: () => this.#language.get(), subscribe: (listener) => this.#language.subscribe(listener) },
    direction: { get: () => this.#direction.get(), subscribe: (listener) => this.#direction.subscribe(listener) },
    translate: (phrase) => this.#dictionary?.translate(phrase) ?? phrase,
  });

  /** A text written by the provider, translated if the dictionary knows it. */
  readonly known = (text: string): string => this.#dictionary?.known(text) ?? text;

  /** Switches to a language once its dictionary has loaded. */
  async speak(language: string): Promise<void> {
    this.#wanted = language;
    const dictionary = language === ENGLISH ? undefined : await this.#load(language).catch(() => undefined);
    if (this.#wanted !== language) return;
    this.#dictionary = dictionary;
    this.#direction.set(directionOf(language));
    // Components re-render when the language changes, so the dictionary is set first.
    this.#language.set(language);
  }
}
