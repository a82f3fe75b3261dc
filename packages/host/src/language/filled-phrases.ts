import { isPluralEntry, pluralEntryFor } from '@waymark/contract';

/** A sentence with something inserted into it: "Enter a number from {from} to {to}." */
const SENTENCE = /\{\w+\}.*[.?!]$|^\{\w+\} /su;
const INSERTED = /\{(\w+)\}/;
/** A phrase with fewer letters of its own could match anything. */
const LEAST_OWN = 8;

interface Pattern {
  readonly origin: string;
  readonly translation: string;
  readonly names: readonly string[];
  readonly fits: RegExp;
  /** Number of its own letters. */
  readonly own: number;
}

/** Recognises the dictionary's phrases in texts with inserted values. */
export class FilledPhrases {
  readonly #known: ReadonlyMap<string, string>;
  readonly #language: string;
  #patterns: readonly Pattern[] | undefined;

  constructor(known: ReadonlyMap<string, string>, language: string) {
    this.#known = known;
    this.#language = language;
  }

  /** The translation of a text, with its values. */
  find(text: string): string | undefined {
    this.#patterns ??= patternsOf(this.#known);
    for (const { origin, translation, names, fits } of this.#patterns) {
      const found = fits.exec(text);
      if (!found) continue;
      const values = Object.fromEntries(names.map((name, at) => [name, numberOrText(found[at + 1] ?? '')]));
      const words = this.#known.get(pluralEntryFor(origin, values, this.#language) ?? origin) || translation;
      return words.replace(/\{(\w+)\}/g, (_, name: string) => this.#write(values[name] ?? ''));
    }
    return undefined;
  }

  #write(value: string | number): string {
    return typeof value === 'number' ? new Intl.NumberFormat(this.#language).format(value) : value;
  }
}

/** A number, including English thousands separators. */
const numberOrText = (text: string): string | number =>
  /^\d{1,3}(,\d{3})+$|^\d{1,15}$/.test(text) ? Number(text.replaceAll(',', '')) : text;

/** Phrases with the most words of their own first, because they are the most specific. */
const patternsOf = (known: ReadonlyMap<string, string>): readonly Pattern[] =>
  [...known]
    .flatMap(([origin, translation]) =>
      translation && SENTENCE.test(origin) && !isPluralEntry(origin) ? [patternOf(origin, translation)] : [],
    )
    .filter(({ own }) => own >= LEAST_OWN)
    .sort((one, other) => other.own - one.own);

function patternOf(origin: string, translation: string): Pattern {
  // Words and placeholders alternate.
  const parts = origin.split(INSERTED);
  const words = parts.filter((_, at) => at % 2 === 0);
  const escaped = words.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return {
    origin,
    translation,
    names: parts.filter((_, at) => at % 2 === 1),
    fits: new RegExp(`^${escaped.join('(.+?)')}$`, 'su'),
    own: words.join('').match(/\p{L}/gu)?.length ?? 0,
  };
}
