import { loadDictionary, reportPhrase } from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, callRoute } from '../transport/call';

/** Translations by phrase. */
export type Dictionary = ReadonlyMap<string, string>;

/** Query options of a language's dictionary. Silent: after a failure the builder stays in English ([G26]). */
export const dictionaryQuery = (api: Api, to: string) => ({
  queryKey: keys.dictionary(to),
  meta: shows([]),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Dictionary> => {
    const { translations } = await callRoute(api, loadDictionary, { query: { to } }, { signal, silent: true });
    return new Map(translations.map(({ origin, translation }) => [origin, translation]));
  },
});

/** Reports a phrase missing from the current language's dictionary, which headers name; failures are only logged. */
export async function reportMissingPhrase(api: Api, origin: string): Promise<void> {
  await callRoute(api, reportPhrase, { body: { origin } }, { silent: true });
}
