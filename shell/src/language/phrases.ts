import { CAPABILITY_VERSIONS, type PhrasesCapability, type Readable, type Writable, writable } from '@waymark/contract';
import type { Dictionary } from '@waymark/host/language/dictionary';
import { directionOf } from '@waymark/host/language/direction';
import { ENGLISH, isTranslated, LANGUAGE_DISABLED, readLanguage, writeLanguage } from './language-choice';

/** What phrases need of the page. */
export interface PhrasesOptions {
  readonly storage: Storage | undefined;
  /** Brings the dictionary of a language; a failure means that nothing is translated. */
  readonly load: (language: string) => Promise<Dictionary>;
  readonly reload: () => void;
}

/** How long a page is held back for its dictionary before it is shown in English. */
const PATIENCE = 4000;

/**
 * The language of the builder ([G25], [G26]). Phrases are their own keys, so English needs no dictionary; one of another
 * language is fetched once it is known that this account may have it.
 */
export class Phrases {
  readonly #options: PhrasesOptions;
  readonly #chosen: Writable<string>;
  readonly #pending: Writable<boolean>;
  readonly #language = writable(ENGLISH);
  readonly #direction: Writable<'ltr' | 'rtl'>;
  #dictionary: Dictionary | undefined;
  #wanted = false;

  constructor(options: PhrasesOptions) {
    this.#options = options;
    const stored = readLanguage(options.storage);
    this.#chosen = writable(stored);
    this.#pending = writable(isTranslated(stored));
    this.#direction = writable(directionOf(stored));
    if (this.#pending.get()) setTimeout(() => this.#pending.set(false), PATIENCE);
  }

  /** What was chosen on this browser: a language's tag, or the word that stands for none. */
  get chosen(): Readable<string> {
    return this.#chosen;
  }

  /** A dictionary is wanted and not there yet. */
  get pending(): Readable<boolean> {
    return this.#pending;
  }

  /** What remotes see of it. */
  readonly capability: PhrasesCapability = Object.freeze<PhrasesCapability>({
    version: CAPABILITY_VERSIONS.phrases,
    language: { get: () => this.#language.get(), subscribe: (listener) => this.#language.subscribe(listener) },
    direction: { get: () => this.#direction.get(), subscribe: (listener) => this.#direction.subscribe(listener) },
    translate: (phrase) => this.#dictionary?.translate(phrase) ?? phrase,
  });

  /** This visitor may have the language he chose: fetches its dictionary, once. */
  readonly allow = (): void => {
    const language = this.#chosen.get();
    if (this.#wanted || !isTranslated(language)) return;
    this.#wanted = true;
    this.#options.load(language).then(
      (dictionary) => {
        this.#dictionary = dictionary;
        this.#settle(language);
      },
      () => this.#settle(language),
    );
  };

  /** The feature is off for this account: nothing is translated, now and on the next visit. */
  readonly disable = (): void => {
    if (this.#chosen.get() === LANGUAGE_DISABLED) return;
    writeLanguage(this.#options.storage, LANGUAGE_DISABLED);
    this.#dictionary = undefined;
    this.#chosen.set(LANGUAGE_DISABLED);
    this.#settle(ENGLISH);
  };

  /** Stores another language and starts the page anew with it. */
  readonly choose = (language: string): void => {
    writeLanguage(this.#options.storage, language);
    this.#options.reload();
  };

  #settle(language: string): void {
    if (language !== ENGLISH && this.#chosen.get() !== language) return;
    this.#direction.set(directionOf(language));
    // Whoever draws phrases follows the language, so it changes after the dictionary is in place.
    this.#language.set(language);
    this.#pending.set(false);
  }
}
