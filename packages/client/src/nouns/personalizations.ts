import {
  createPersonalization,
  deletePersonalization,
  type GameId,
  listPersonalizations,
  type Personalization,
  updatePersonalization,
} from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import type { Page } from '../transport/paging';

/** The fields of a personalisation. */
export type PersonalizationWrite = Pick<Personalization, 'key' | 'value'>;

const byKey = (one: Personalization, other: Personalization): number =>
  one.key.toLowerCase().localeCompare(other.key.toLowerCase()) || one.id - other.id;

/** The rows sorted by key, ignoring case. */
export const sortedByKey = (rows: readonly Personalization[]): readonly Personalization[] => [...rows].sort(byKey);

/** Query options of all personalisations of a game, by key. */
export const personalizationsQuery = (api: Api, game: GameId, options?: CallOptions) => ({
  queryKey: keys.personalizations(game),
  meta: shows(SHOWN.personalizations, game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Page<Personalization>> => {
    const call = { query: { game_id: game } };
    const { personalizations } = await callRoute(api, listPersonalizations, call, { ...options, signal });
    return { items: sortedByKey(personalizations), page: 1, pages: 1, count: personalizations.length };
  },
});

/** Creates a personalisation. @returns it, if the provider sends it */
export async function addPersonalization(
  api: Api,
  game: GameId,
  row: PersonalizationWrite,
  options?: CallOptions,
): Promise<Personalization | undefined> {
  return (await callRoute(api, createPersonalization, { body: { ...row, game_id: game } }, options)).personalization;
}

/** Changes a personalisation. */
export async function savePersonalization(
  api: Api,
  game: GameId,
  id: number,
  row: PersonalizationWrite,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, updatePersonalization, { params: { id }, body: { ...row, game_id: game } }, options);
}

/** Deletes a personalisation. */
export async function removePersonalization(api: Api, game: GameId, id: number, options?: CallOptions): Promise<void> {
  await callRoute(api, deletePersonalization, { params: { id }, query: { game_id: game } }, options);
}
