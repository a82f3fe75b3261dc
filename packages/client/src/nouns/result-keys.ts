import {
  createResultKey,
  type GameId,
  listResultKeys,
  type ResultKey,
  type RouteAnswer,
  revokeResultKey,
} from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** Query options of a game's result keys; requires `results-api`. */
export const resultKeysQuery = (api: Api, game: GameId) => ({
  queryKey: keys.resultKeys(game),
  meta: shows(['ss.game.update'], game),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly ResultKey[]> =>
    (await callRoute(api, listResultKeys, { params: { id: game } }, { signal, silent: true })).keys,
});

/** A key that was just created. */
export type MadeResultKey = RouteAnswer<typeof createResultKey>;

/** Creates a result key. Its secret is returned only once. */
export async function makeResultKey(
  api: Api,
  game: GameId,
  name: string,
  options?: CallOptions,
): Promise<MadeResultKey> {
  return callRoute(api, createResultKey, { params: { id: game }, body: { name } }, options);
}

/** Revokes a key at once. */
export async function endResultKey(api: Api, game: GameId, id: number, options?: CallOptions): Promise<void> {
  await callRoute(api, revokeResultKey, { params: { id }, query: { game_id: game } }, options);
}
