import { loadDictionary, reportPhrase } from '@waymark/contract';
import { keys } from '../keys';
import { type Api, callRoute } from '../transport/call';

/** What a phrase is in a language, by the phrase. */
export type Dictionary = ReadonlyMap<string, string>;

/** Query options of a language's dictionary. A failure is silent: the builder stays in the original wording ([G26]). */
export const dictionaryQuery = (api: Api, to: string) => ({
  queryKey: keys.dictionary(to),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Dictionary> => {
    const { translations } = await callRoute(api, loadDictionary, { query: { to } }, { signal, silent: true });
    return new Map(translations.map(({ origin, translation }) => [origin, translation]));
  },
});

/** Reports a phrase that the dictionary of a language lacks; a failure is only logged. */
export async function reportMissingPhrase(api: Api, origin: string, to: string): Promise<void> {
  await callRoute(api, reportPhrase, { body: { origin, to } }, { silent: true });
}
