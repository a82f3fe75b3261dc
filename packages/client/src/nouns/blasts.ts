import { type BlastEntry, type GameId, listBlasts, type RouteInput, sendBlast, stopBlast } from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** A message to the players of a game. */
export type Blast = RouteInput<typeof sendBlast>['body'];

/** The size of the list: more than one event produces. */
const LATEST = 200;

/** Sends a message to the players of a game. @returns the blast, if the provider sends it */
export async function postBlast(
  api: Api,
  game: GameId,
  blast: Blast,
  options?: CallOptions,
): Promise<BlastEntry | undefined> {
  return (await callRoute(api, sendBlast, { params: { id: game }, body: blast }, options)).blast;
}

/** Query options of sent and scheduled messages, newest first; requires `blasts`. */
export const blastsQuery = (api: Api, game: GameId) => ({
  queryKey: keys.blasts(game),
  meta: shows(['ss.game.update'], game),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly BlastEntry[]> => {
    const call = { params: { id: game }, query: { per_page: LATEST } };
    return (await callRoute(api, listBlasts, call, { signal })).blasts;
  },
});

/** Cancels a blast, or the rest of one. */
export async function endBlast(api: Api, game: GameId, blast: number, options?: CallOptions): Promise<void> {
  await callRoute(api, stopBlast, { params: { id: game, blast_id: blast } }, options);
}
