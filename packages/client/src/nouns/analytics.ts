import { type Analytics, type GameId, readAnalytics, teamAnalytics } from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, callRoute } from '../transport/call';

/** Query options of a game's statistics. */
export const analyticsQuery = (api: Api, game: GameId) => ({
  queryKey: keys.analytics(game),
  meta: shows(SHOWN.analytics, game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Analytics> =>
    readAnalytics(await callRoute(api, teamAnalytics, { query: { game_id: game } }, { signal })),
});
