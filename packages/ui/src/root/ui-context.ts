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

/** Translation with the root's dictionary: `t('Please input a minimum of {n} characters.', { n: 3 })`. */
export function useTranslate(): Translate {
  const { translate } = useUi();
  return (phrase, values) => (values ? fill(translate(phrase), values) : translate(phrase));
}
