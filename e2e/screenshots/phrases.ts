import type { Settings } from '@waymark/launch';
import { callAs } from '../support/call-as';

/** A phrase in the language of the page; a pattern where it carries values. */
export type Say = (phrase: string) => string | RegExp;

/** English, as it is written in the code. */
export const inEnglish: Say = (phrase) => said(phrase);

/** A language as the provider's dictionary has it. */
export async function phrasesIn(settings: Settings, language: string): Promise<Say> {
  const { translations } = await callAs(settings)<{
    readonly translations: readonly { readonly origin: string; readonly translation: string }[];
  }>('GET', `/proxy/translate.json?to=${language}`);
  const words = new Map(translations.map(({ origin, translation }) => [origin, translation]));
  return (phrase) => said(words.get(phrase) ?? phrase);
}

/** Values stand where the template has names in braces; directions are marked with characters nobody sees. */
function said(template: string): string | RegExp {
  if (!/\{\w+\}/.test(template)) return template;
  const parts = template.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
