import {
  cloneGame,
  createGame,
  deleteGame,
  type Game,
  type GameId,
  type GameRow,
  type GameWrite,
  getGame,
  HISTORY_DEFAULT,
  type LiberationPackage,
  liberateGame,
  listGames,
  listTrash,
  PAGE_SIZE_DEFAULT,
  restoreGame,
  type TrashedGame,
  updateGame,
} from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { type Page, readPage } from '../transport/paging';
import type { GamesFilter } from './list-views';

/** The games list by default. */
export const GAMES_FILTER_DEFAULT: GamesFilter = {
  term: '',
  category: '',
  history: HISTORY_DEFAULT,
  sort: '-updated',
  page: 1,
  perPage: PAGE_SIZE_DEFAULT,
};

/** Query options of one page of the games list. Empty filters are omitted ([G20]). */
export const gamesQuery = (api: Api, filter: GamesFilter) => ({
  queryKey: keys.gamesPage(filter),
  meta: shows(SHOWN.games),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Page<GameRow>> => {
    const { term, category, history, sort, page, perPage } = filter;
    const narrowed = { term: term || undefined, category: category || undefined, history };
    // The documented order has no parameter, and providers without others get none.
    const ordered = sort === GAMES_FILTER_DEFAULT.sort ? {} : { sort };
    const answer = await callRoute(
      api,
      listGames,
      { query: { ...narrowed, ...ordered, page, per_page: perPage } },
      { signal },
    );
    return readPage(answer, answer.games, { page, perPage });
  },
});

/** Query options of one game. */
export const gameQuery = (api: Api, id: GameId) => ({
  queryKey: keys.game(id),
  meta: shows(SHOWN.game, id),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Game> => {
    const { game } = await callRoute(api, getGame, { params: { id } }, { signal });
    return game;
  },
});

/** Changes fields of a game. @returns the game as it is now, if the provider sends it */
export async function saveGame(
  api: Api,
  id: GameId,
  changes: GameWrite,
  options?: CallOptions,
): Promise<Game | undefined> {
  const { game } = await callRoute(api, updateGame, { params: { id }, body: changes }, options);
  return game;
}

/**
 * Creates a game.
 * @returns its id; if the response lacks it, that of the newest game with this name; undefined if neither is known
 */
export async function makeGame(api: Api, fields: GameWrite, options?: CallOptions): Promise<GameId | undefined> {
  const { game } = await callRoute(api, createGame, { body: fields }, options);
  return game?.id ?? (await newestOf(api, fields.name));
}

/** The game exists in any case, so a failing list is not an error. */
async function newestOf(api: Api, wanted: string | undefined): Promise<GameId | undefined> {
  const query = { history: 1, page: 1, per_page: PAGE_SIZE_DEFAULT };
  const { games } = await callRoute(api, listGames, { query }, { silent: true }).catch(() => ({ games: [] }));
  const ids = games.filter(({ name }) => name === wanted).map(({ id }) => id);
  return ids.sort((one, other) => other - one)[0];
}

/** Creates a private copy of a game for the caller. @returns its id, if the provider sends it */
export async function copyGame(api: Api, id: GameId, options?: CallOptions): Promise<GameId | undefined> {
  const { game } = await callRoute(api, cloneGame, { params: { id } }, options);
  return game?.id;
}

/**
 * Deletes a game.
 * @returns until when it can be restored, as ISO time; undefined if it cannot
 */
export async function removeGame(api: Api, id: GameId, options?: CallOptions): Promise<string | undefined> {
  const { restore_until } = await callRoute(api, deleteGame, { params: { id } }, options);
  return restore_until;
}

/** Query options of the deleted games that can be restored. */
export const trashQuery = (api: Api) => ({
  queryKey: keys.gamesTrash(),
  meta: shows([]),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly TrashedGame[]> => {
    // A provider without a trash counts as an empty one.
    const { games } = await callRoute(api, listTrash, {}, { signal, silent: true });
    return games;
  },
});

/** Restores a deleted game. @returns the game, if the provider sends it */
export async function restoreDeletedGame(api: Api, id: GameId, options?: CallOptions): Promise<Game | undefined> {
  const { game } = await callRoute(api, restoreGame, { params: { id } }, options);
  return game;
}

/** Liberates packages of a game. Failures are only logged. */
export async function liberate(api: Api, id: GameId, packages: readonly LiberationPackage[]): Promise<void> {
  await callRoute(api, liberateGame, { params: { id }, body: { packages: packages.join(',') } }, { silent: true });
}
