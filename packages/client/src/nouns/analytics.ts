import {
  type Analytics,
  type GameId,
  type GameMoment,
  type GamePlaces,
  type GameProgress,
  type GroupId,
  gameMoment,
  gamePlaces,
  gameProgress,
  readAnalytics,
  teamAnalytics,
} from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, callRoute } from '../transport/call';
import type { AnalyticsPart } from './list-views';

/** Query options of a game's statistics, or of one group of its teams; requires `analytics-filters`. */
export const analyticsQuery = (api: Api, game: GameId, group?: GroupId) => ({
  queryKey: keys.analytics(game, group),
  meta: shows(group === undefined ? SHOWN.analytics : [...SHOWN.analytics, 'group'], game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Analytics> => {
    const query = { game_id: game, ...(group === undefined ? {} : { group_id: group }) };
    return readAnalytics(await callRoute(api, teamAnalytics, { query }, { signal }));
  },
});

/** A part of a game as query parameters. */
const queryOf = (game: GameId, { from, until, group }: AnalyticsPart) => ({
  game_id: game,
  ...(from === undefined ? {} : { from }),
  ...(until === undefined ? {} : { until }),
  ...(group === undefined ? {} : { group_id: group }),
});

/** Query options of how a game was played; requires `game-progress`. */
export const gameProgressQuery = (api: Api, game: GameId, part: AnalyticsPart = {}) => ({
  queryKey: keys.gameProgress(game, part),
  meta: shows(SHOWN.progress, game),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<GameProgress> =>
    callRoute(api, gameProgress, { query: queryOf(game, part) }, { signal, silent: true }),
});

/** Query options of where a game's answers were given; requires `game-places`. */
export const gamePlacesQuery = (api: Api, game: GameId, part: AnalyticsPart) => ({
  queryKey: keys.gamePlaces(game, part),
  meta: shows(SHOWN.progress, game),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<GamePlaces> =>
    callRoute(api, gamePlaces, { query: queryOf(game, part) }, { signal, silent: true }),
});

/** Query options of what was answered before and after a moment in seconds since 1970; requires `game-moment`. */
export const gameMomentQuery = (api: Api, game: GameId, at: number, part: AnalyticsPart) => ({
  queryKey: keys.gameMoment(game, at, part),
  meta: shows(SHOWN.progress, game),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<GameMoment> =>
    callRoute(api, gameMoment, { query: { ...queryOf(game, part), at } }, { signal, silent: true }),
});
