import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { languagesFor } from './languages-for';
import { countMissing, insertMissing, listMissing } from './repo';
import { wordsOf } from './words';

/** More phrases than a builder has; whoever reports more reports something else. */
const MOST_REPORTED = 5000;

/** Dictionaries, and the phrases they lack. */
export function translationRoutes({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): HandlersOf<'loadDictionary' | 'reportPhrase'> {
  return {
    loadDictionary: async ({ query: { to }, whitelabel }) => {
      const languages = languagesFor(to);
      const [missing, words] = await Promise.all([
        listMissing(database.db, whitelabel, languages),
        wordsOf(database.db, whitelabel, languages),
      ]);
      const dictionary = new Map([...missing.map(({ origin }) => [origin, origin] as const), ...words]);
      return { translations: Array.from(dictionary, ([origin, translation]) => ({ origin, translation })) };
    },

    reportPhrase: async ({ body: { origin, to = '' }, caller }) => {
      if (origin.trim() === '') throw errors.invalid({ origin: ['There is no phrase.'] });
      if ((await countMissing(database.db, caller.whiteLabelId)) < MOST_REPORTED) {
        await insertMissing(database.db, {
          white_label_id: caller.whiteLabelId,
          language: to,
          origin,
          created_at: now(),
        });
      }
      return {};
    },
  };
}
