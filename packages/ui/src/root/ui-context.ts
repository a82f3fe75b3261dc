import { createContext, useContext } from 'react';

/** What every component may ask of the root it stands in. */
export interface Ui {
  /** The phrase in the language on view; the phrase itself where there is no translation. */
  readonly translate: (phrase: string) => string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Where dialogs and lists are drawn; undefined is the page's body. */
  readonly portal: HTMLElement | undefined;
  /** Goes to an address of the builder without loading the page anew. */
  readonly navigate: ((href: string) => void) | undefined;
  readonly nonce: string | undefined;
  /** Where styles go; undefined is the page. */
  readonly styleRoot: Document | ShadowRoot | undefined;
}

/** Used where no UiRoot stands above: plain English, left to right. */
export const UiContext = createContext<Ui>({
  translate: (phrase) => phrase,
  language: 'en',
  direction: 'ltr',
  portal: undefined,
  navigate: undefined,
  nonce: undefined,
  styleRoot: undefined,
});

/** The root's language, direction, portal and navigation. */
export const useUi = (): Ui => useContext(UiContext);

/** Values that go into the `{…}` places of a phrase. */
export type PhraseValues = Readonly<Record<string, string | number>>;
/** Translates a phrase and fills its places. */
export type Translate = (phrase: string, values?: PhraseValues) => string;

const fill = (text: string, values: PhraseValues): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Unicode's own brackets around a text of left-to-right, or of whichever direction it has: unseen, and not spoken. */
const [LEFT_TO_RIGHT, OWN_DIRECTION, END] = ['\u2066', '\u2068', '\u2069'];
/** What stands at the wrong end of an English text among right-to-left ones: signs, numbers and places for them. */
const LETTERS_ALONE = /^[\p{L}\s]*$/u;

/**
 * Fills a phrase of a right-to-left language. English that nobody translated keeps its own order, and so does a game's
 * name: `1 h 40 min left` would read `h 40 min left 1`.
 */
function fillMirrored(phrase: string, translated: string, values: PhraseValues): string {
  const apart = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? OWN_DIRECTION + value + END : value,
  ]);
  const filled = fill(translated, Object.fromEntries(apart));
  return translated === phrase && !LETTERS_ALONE.test(phrase) ? LEFT_TO_RIGHT + filled + END : filled;
}

/** Translation with the root's dictionary: `t('Please input a minimum of {n} characters.', { n: 3 })`. */
export function useTranslate(): Translate {
  const { translate, direction } = useUi();
  if (direction === 'rtl') return (phrase, values = {}) => fillMirrored(phrase, translate(phrase), values);
  return (phrase, values) => (values ? fill(translate(phrase), values) : translate(phrase));
}
