import { type Api, callRoute, reportMissingPhrase } from '@waymark/client';
import { isPluralEntry, loadDictionary } from '@waymark/contract';
import { FilledPhrases } from './filled-phrases';
import { ReportedPhrases } from './reported-phrases';

/** The phrases of one language. */
export interface Dictionary {
  translate(phrase: string): string;
  /** The translation of a text that somebody else wrote, such as a provider's refusal. Unknown texts stay as they are. */
  known(text: string): string;
}

/** A dictionary's dependencies. */
export interface DictionarySurroundings {
  readonly api: Api;
  /** Reports require a session; phrases found before that wait. */
  readonly mayReport: () => boolean;
  /** Where the tab remembers its reports; without it, only the page does. */
  readonly storage?: Storage | undefined;
}

/** Delay before missing phrases are reported, so that a screen's own calls go first. */
const GATHER = 1500;

/** Loads the dictionary of a language. Phrases it lacks stay English, and are reported once per session ([G26]). */
export async function fetchDictionary(around: DictionarySurroundings, language: string): Promise<Dictionary> {
  const { translations } = await callRoute(around.api, loadDictionary, { query: { to: language } }, AS_SIGNED_IN);
  const known = new Map(translations.map(({ origin, translation }) => [origin, translation]));
  /** Translations of refusals: screens translate what they show, and must not report them. */
  const lines = new Set<string>();
  const filled = new FilledPhrases(known, language);
  const missing = new MissingPhrases(around, language);
  return {
    translate: (phrase) => {
      const found = known.get(phrase);
      if (found === undefined && !isPluralEntry(phrase) && !lines.has(phrase)) missing.add(phrase);
      return found || phrase;
    },
    known: (text) => {
      const translation = known.get(text) || filled.find(text);
      if (!translation) return text;
      lines.add(translation);
      return translation;
    },
  };
}

/** The call is public, and still sends the token if there is one. */
const AS_SIGNED_IN = { silent: true, public: false } as const;

/** Phrases to report, one after another and each once. */
class MissingPhrases {
  readonly #around: DictionarySurroundings;
  readonly #seen = new Set<string>();
  readonly #reported: ReportedPhrases;
  readonly #waiting: string[] = [];
  #sending = false;

  constructor(around: DictionarySurroundings, language: string) {
    this.#around = around;
    this.#reported = new ReportedPhrases(language, around.storage);
  }

  add(phrase: string): void {
    if (phrase.trim() !== '' && !this.#seen.has(phrase) && !this.#reported.has(phrase)) {
      this.#seen.add(phrase);
      this.#waiting.push(phrase);
    }
    if (this.#sending || this.#waiting.length === 0 || !this.#around.mayReport()) return;
    this.#sending = true;
    setTimeout(() => void this.#send(), GATHER);
  }

  async #send(): Promise<void> {
    while (this.#around.mayReport()) {
      const phrase = this.#waiting.shift();
      if (phrase === undefined) break;
      this.#reported.add(phrase);
      // A failed report is neither shown nor retried.
      await reportMissingPhrase(this.#around.api, phrase).catch(() => undefined);
    }
    this.#sending = false;
  }
}
