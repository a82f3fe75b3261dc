import {
  createGame,
  type Game,
  type GameId,
  type GameRow,
  type GameWrite,
  getGame,
  HISTORY_DEFAULT,
  listGames,
  PAGE_SIZE_DEFAULT,
  updateGame,
} from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { type Page, readPage } from '../transport/paging';

/** What narrows the games list. */
export interface GamesFilter {
  readonly term: string;
  /** A category, or empty for all of them. */
  readonly category: string;
  /** Days since the last change. */
  readonly history: number;
  readonly page: number;
  readonly perPage: number;
}

/** The games list without a choice. */
export const GAMES_FILTER_DEFAULT: GamesFilter = {
  term: '',
  category: '',
  history: HISTORY_DEFAULT,
  page: 1,
  perPage: PAGE_SIZE_DEFAULT,
};

/** Query options of one page of the games list. An empty filter is not sent ([G20]). */
export const gamesQuery = (api: Api, filter: GamesFilter) => ({
  queryKey: ['games', filter] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Page<GameRow>> => {
    const { term, category, history, page, perPage } = filter;
    const answer = await callRoute(
      api,
      listGames,
      { query: { term: term || undefined, category: category || undefined, history, page, per_page: perPage } },
      { signal },
    );
    return readPage(answer, answer.games, { page, perPage });
  },
});

/** Query options of one game. */
export const gameQuery = (api: Api, id: GameId) => ({
  queryKey: ['game', id] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Game> => {
    const { game } = await callRoute(api, getGame, { params: { id } }, { signal });
    return game;
  },
});

/** Changes fields of a game and answers the game as it is now. */
export async function saveGame(api: Api, id: GameId, changes: GameWrite, options?: CallOptions): Promise<Game> {
  const { game } = await callRoute(api, updateGame, { params: { id }, body: changes }, options);
  return game;
}

/** Creates a game and answers it. */
export async function makeGame(api: Api, fields: GameWrite, options?: CallOptions): Promise<Game> {
  const { game } = await callRoute(api, createGame, { body: fields }, options);
  return game;
}
