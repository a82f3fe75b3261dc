import { pluralEntryFor, type ScreenKey } from '@waymark/contract';
import { createContext, useContext } from 'react';

/** What the root provides to every component. */
export interface Ui {
  /** Translates a phrase into the current language; returns the phrase itself if there is no translation. */
  readonly translate: (phrase: string) => string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Container of dialogs and lists; defaults to the page's body. */
  readonly portal: HTMLElement | undefined;
  /** Navigates to a builder URL without reloading the page. */
  readonly navigate: ((href: string) => void) | undefined;
  /** Declares keys of the page until the returned function is called; undefined if the page has its own keys. */
  readonly declareKeys: ((keys: readonly ScreenKey[]) => () => void) | undefined;
  readonly nonce: string | undefined;
  /** Root for style sheets; defaults to the document. */
  readonly styleRoot: Document | ShadowRoot | undefined;
}

/** Defaults without a UiRoot: plain English, left to right. */
export const UiContext = createContext<Ui>({
  translate: (phrase) => phrase,
  language: 'en',
  direction: 'ltr',
  portal: undefined,
  navigate: undefined,
  declareKeys: undefined,
  nonce: undefined,
  styleRoot: undefined,
});

/** The root's language, direction, portal and navigation. */
export const useUi = (): Ui => useContext(UiContext);

/** Values for the `{…}` placeholders of a phrase. Numbers are formatted by language; an id is a string. */
export type PhraseValues = Readonly<Record<string, string | number>>;
/** Translates a phrase and fills its placeholders. */
export type Translate = (phrase: string, values?: PhraseValues) => string;

/** Unicode isolates for left-to-right text and for text of unknown direction: invisible and not spoken. */
const [LEFT_TO_RIGHT, OWN_DIRECTION, END] = ['\u2066', '\u2068', '\u2069'];
/** Right-to-left letters, which would reorder following numbers and commas. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

const numbers = new Map<string, Intl.NumberFormat>();

/** A number formatted by language: `1,234`. */
function writtenIn(language: string, value: number): string {
  const format = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, format);
  return format.format(value);
}

const fill = (text: string, values: PhraseValues, language: string): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const given = values[name] ?? place;
    const value = typeof given === 'number' ? writtenIn(language, given) : given;
    return FROM_RIGHT.test(value) && !value.startsWith(OWN_DIRECTION) ? OWN_DIRECTION + value + END : value;
  });

/** English text of letters and spaces only; anything else is misplaced in a right-to-left layout. */
const LETTERS_ALONE = /^[\p{L}\s]*$/u;

/**
 * Fills a phrase in a right-to-left language. Untranslated English keeps its own order, and so do inserted names:
 * `1 h 40 min left` would otherwise read `h 40 min left 1`.
 */
function fillMirrored(phrase: string, translated: string, values: PhraseValues, language: string): string {
  const apart = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? OWN_DIRECTION + value + END : value,
  ]);
  const filled = fill(translated, Object.fromEntries(apart), language);
  return translated === phrase && !LETTERS_ALONE.test(phrase) ? LEFT_TO_RIGHT + filled + END : filled;
}

/** The phrase's translation in the language's plural form for its numbers. */
function translateCount(phrase: string, values: PhraseValues, { translate, language }: Ui): string {
  const entry = pluralEntryFor(phrase, values, language);
  const found = entry === undefined ? undefined : translate(entry);
  return found === undefined || found === entry ? translate(phrase) : found;
}

/** Translation with the root's dictionary: `t('Please input a minimum of {n} characters.', { n: 3 })`. */
export function useTranslate(): Translate {
  const ui = useUi();
  if (ui.direction === 'rtl') {
    return (phrase, values = {}) => fillMirrored(phrase, translateCount(phrase, values, ui), values, ui.language);
  }
  return (phrase, values) =>
    values ? fill(translateCount(phrase, values, ui), values, ui.language) : ui.translate(phrase);
}
