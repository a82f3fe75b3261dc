import * as z from '@waymark/contract/schema';
import { list } from '../entities/shape';
import { anyAnswer, languageTag } from './parts';
import { defineRoute } from './route';

/** Maximum length of a stored or reported phrase. */
export const PHRASE_LONGEST = 2000;

/**
 * The dictionary of a language for the calling white label; empty if there is none. Public, because the sign-in page is
 * translated too.
 */
export const loadDictionary = defineRoute({
  method: 'GET',
  path: '/proxy/translate.json',
  audience: 'public',
  summary: 'The dictionary of a language',
  query: z.object({ to: languageTag() }),
  answer: z.looseObject({
    translations: list(z.looseObject({ origin: z.string(), translation: z.string() })),
  }),
});

/**
 * Report an untranslated phrase in the current language ([G26]); one with values is reported as its template.
 * Dictionaries of the white label include it once somebody has translated it. Reports made before signing in wait until
 * then.
 */
export const reportPhrase = defineRoute({
  method: 'POST',
  path: '/proxy/translate.json',
  audience: 'signed-in',
  summary: 'Report a phrase that has no translation',
  body: z.object({
    origin: z.string().check(z.maxLength(PHRASE_LONGEST)),
    /** The current language; otherwise the first one of `Accept-Language`. */
    to: z.optional(languageTag()),
  }),
  answer: anyAnswer,
});
