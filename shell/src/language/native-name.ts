import { ENGLISH, isTranslated } from './language-choice';

/** A language's own name, according to the browser. */
export function nativeNameOf(language: string): string {
  const tag = isTranslated(language) ? language : ENGLISH;
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
