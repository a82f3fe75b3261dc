import { cancelJob, type GameId, type Job, listJobs } from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** Query options of the background work of a game, newest first; the provider has to offer `jobs`. */
export const jobsQuery = (api: Api, game: GameId) => ({
  queryKey: keys.jobs(game),
  meta: shows(['ss.game.update'], game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Job[]> =>
    (await callRoute(api, listJobs, { query: { game_id: game } }, { signal })).jobs,
});

/** Cancels background work of a game: at once if it waits, at its next step if it runs. */
export async function endJob(api: Api, game: GameId, id: number, options?: CallOptions): Promise<void> {
  await callRoute(api, cancelJob, { params: { id }, query: { game_id: game } }, options);
}
