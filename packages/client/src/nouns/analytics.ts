import {
  type Analytics,
  type GameId,
  type GameMoment,
  type GamePlaces,
  type GameProgress,
  gameMoment,
  gamePlaces,
  gameProgress,
  readAnalytics,
  teamAnalytics,
} from '@waymark/contract';
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

/** Query options of how a game was played; only for a provider that offers `game-progress`. */
export const gameProgressQuery = (api: Api, game: GameId) => ({
  queryKey: keys.gameProgress(game),
  meta: shows(SHOWN.progress, game),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<GameProgress> =>
    callRoute(api, gameProgress, { query: { game_id: game } }, { signal, silent: true }),
});

/** Query options of where the answers of a game were given; only for a provider that offers `game-places`. */
export const gamePlacesQuery = (api: Api, game: GameId) => ({
  queryKey: keys.gamePlaces(game),
  meta: shows(SHOWN.progress, game),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<GamePlaces> =>
    callRoute(api, gamePlaces, { query: { game_id: game } }, { signal, silent: true }),
});

/**
 * Query options of what was answered before and after a moment in seconds since 1970; only for a provider that offers
 * `game-moment`.
 */
export const gameMomentQuery = (api: Api, game: GameId, at: number) => ({
  queryKey: keys.gameMoment(game, at),
  meta: shows(SHOWN.progress, game),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<GameMoment> =>
    callRoute(api, gameMoment, { query: { game_id: game, at } }, { signal, silent: true }),
});
