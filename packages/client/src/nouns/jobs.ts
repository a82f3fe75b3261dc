import { cancelJob, type GameId, type Job, listJobs } from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** As many as the list across all games shows. */
const LATEST = 200;

/** Query options of a game's background jobs, newest first; requires `jobs`. */
export const jobsQuery = (api: Api, game: GameId) => ({
  queryKey: keys.jobs(game),
  meta: shows(['ss.game.update'], game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Job[]> =>
    (await callRoute(api, listJobs, { query: { game_id: game } }, { signal })).jobs,
});

/** Query options of the latest background jobs of all games; for super administrators. */
export const allJobsQuery = (api: Api) => ({
  queryKey: keys.allJobs(),
  meta: shows(['ss.game.update']),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Job[]> =>
    (await callRoute(api, listJobs, { query: { per_page: LATEST } }, { signal })).jobs,
});

/**
 * Cancels a background job of a game, or any job for super administrators: at once if it waits, at its next step if it
 * runs.
 */
export async function endJob(api: Api, game: GameId | undefined, id: number, options?: CallOptions): Promise<void> {
  await callRoute(api, cancelJob, { params: { id }, query: { game_id: game } }, options);
}
