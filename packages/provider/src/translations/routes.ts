import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { languagesFor } from './languages-for';
import { countMissing, insertMissing } from './repo';
import { wordsOf } from './words';

/** Maximum length of a reported phrase; the builder's longest has about 200 characters. */
const LONGEST = 500;
/** More phrases than a builder has; beyond this, reports are noise. */
const MOST_REPORTED = 5000;

/** Dictionaries, and reports of missing phrases. */
export function translationRoutes({
  database,
  limits,
  now,
}: Pick<Services, 'database' | 'limits' | 'now'>): HandlersOf<'loadDictionary' | 'reportPhrase'> {
  return {
    // Reported phrases are excluded until they are translated, because anyone may report and everyone loads the
    // dictionary.
    loadDictionary: async ({ query: { to }, whitelabel }) => {
      const words = await wordsOf(database.db, whitelabel, languagesFor(to));
      return { translations: Array.from(words, ([origin, translation]) => ({ origin, translation })) };
    },

    reportPhrase: async ({ body: { origin, to }, caller, languages }) => {
      if (origin.trim() === '') throw errors.invalid({ origin: ['There is no phrase.'] });
      if (origin.length > LONGEST) throw errors.invalid({ origin: [`A phrase has at most ${LONGEST} letters.`] });
      limits.phrase(caller);
      if ((await countMissing(database.db, caller.whiteLabelId)) < MOST_REPORTED) {
        await insertMissing(database.db, {
          white_label_id: caller.whiteLabelId,
          language: to ?? languages[0] ?? '',
          origin,
          created_at: now(),
        });
      }
      return {};
    },
  };
}
