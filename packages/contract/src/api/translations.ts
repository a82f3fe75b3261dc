import * as z from '@waymark/contract/schema';
import { list } from '../entities/shape';
import { anyAnswer, languageTag } from './parts';
import { defineRoute } from './route';

/** Most characters of a phrase that is stored or reported. */
export const PHRASE_LONGEST = 2000;

/**
 * The dictionary of a language for the white label that calls. A language nobody has translated answers an empty one.
 * Public, since the sign-in page is translated too.
 */
export const loadDictionary = defineRoute({
  name: 'loadDictionary',
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
 * Report a phrase without a translation in the language on view ([G26]); a phrase with inserted values is reported as its
 * template. It is stored for the white label, and later dictionaries hold it once somebody has translated it. Reports made
 * before somebody signed in have to wait until then.
 */
export const reportPhrase = defineRoute({
  name: 'reportPhrase',
  method: 'POST',
  path: '/proxy/translate.json',
  audience: 'signed-in',
  summary: 'Report a phrase that has no translation',
  body: z.object({
    origin: z.string().check(z.maxLength(PHRASE_LONGEST)),
    /** The language on view. */
    to: z.optional(languageTag()),
  }),
  answer: anyAnswer,
});
