import { CAPABILITY_VERSIONS, type PhrasesCapability, type Readable, type Writable, writable } from '@waymark/contract';
import type { Dictionary } from '@waymark/host/language/dictionary';
import { directionOf } from '@waymark/host/language/direction';
import { ENGLISH, isTranslated, LANGUAGE_DISABLED, readLanguage, writeLanguage } from './language-choice';

/** What phrases need of the page. */
export interface PhrasesOptions {
  readonly storage: Storage | undefined;
  /** Loads the dictionary of a language; after a failure nothing is translated. */
  readonly load: (language: string) => Promise<Dictionary>;
  readonly reload: () => void;
}

/** How long a page waits for its dictionary before it shows in English. */
const TIMEOUT = 4000;

/**
 * The builder's language ([G25], [G26]). English phrases are keys, so English needs no dictionary; other dictionaries
 * load once the account is known to have the feature.
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
    if (this.#pending.get()) setTimeout(() => this.#pending.set(false), TIMEOUT);
  }

  /** The choice in this browser: a language's tag, or the word for none. */
  get chosen(): Readable<string> {
    return this.#chosen;
  }

  /** Whether a dictionary is still loading. */
  get pending(): Readable<boolean> {
    return this.#pending;
  }

  /** The remotes' view of it. */
  readonly capability: PhrasesCapability = Object.freeze<PhrasesCapability>({
    version: CAPABILITY_VERSIONS.phrases,
    language: { get: () => this.#language.get(), subscribe: (listener) => this.#language.subscribe(listener) },
    direction: { get: () => this.#direction.get(), subscribe: (listener) => this.#direction.subscribe(listener) },
    translate: (phrase) => this.#dictionary?.translate(phrase) ?? phrase,
  });

  /** A text written by the provider, translated if the dictionary knows it. */
  readonly known = (text: string): string => this.#dictionary?.known(text) ?? text;

  /** This visitor may use the chosen language: loads its dictionary, once. */
  readonly allow = (): void => {
    const language = this.#chosen.get();
    if (this.#wanted || !isTranslated(language)) return;
    this.#wanted = true;
    this.#options.load(language).then(
      (dictionary) => this.#settle(language, dictionary),
      () => this.#settle(language),
    );
  };

  /** The feature is off for this account: nothing is translated, now and on the next visit. */
  readonly disable = (): void => {
    if (this.#chosen.get() === LANGUAGE_DISABLED) return;
    writeLanguage(this.#options.storage, LANGUAGE_DISABLED);
    this.#chosen.set(LANGUAGE_DISABLED);
    this.#settle(ENGLISH);
  };

  /** Stores a language; reloads the page unless it is in use already. */
  readonly choose = (language: string): void => {
    writeLanguage(this.#options.storage, language);
    if (language !== this.#chosen.get()) this.#options.reload();
  };

  #settle(language: string, dictionary?: Dictionary): void {
    if (language !== ENGLISH && this.#chosen.get() !== language) return;
    this.#dictionary = dictionary;
    this.#direction.set(directionOf(language));
    // Components re-render when the language changes, so the dictionary is set first.
    this.#language.set(language);
    this.#pending.set(false);
  }
}
