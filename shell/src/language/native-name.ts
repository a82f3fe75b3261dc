import { ENGLISH, isTranslated } from './language-choice';

/** What the speakers of a language call it, as the browser knows it. */
export function nativeNameOf(language: string): string {
  const tag = isTranslated(language) ? language : ENGLISH;
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
