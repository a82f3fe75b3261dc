import type { Settings } from '@waymark/launch';
import { callAs } from '../support/call-as';

/** A phrase in the page's language; a pattern if it has values. */
export type Say = (phrase: string) => string | RegExp;

/** English, as written in the code. */
export const inEnglish: Say = (phrase) => said(phrase);

/** A language from the provider's dictionary. */
export async function phrasesIn(settings: Settings, language: string): Promise<Say> {
  const { translations } = await callAs(settings)<{
    readonly translations: readonly { readonly origin: string; readonly translation: string }[];
  }>('GET', `/proxy/translate.json?to=${language}`);
  const words = new Map(translations.map(({ origin, translation }) => [origin, translation]));
  return (phrase) => said(words.get(phrase) ?? phrase);
}

/** Values replace the names in braces; direction marks are invisible characters. */
function said(template: string): string | RegExp {
  if (!/\{\w+\}/.test(template)) return template;
  const parts = template.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
