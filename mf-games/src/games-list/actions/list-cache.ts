import { keyStarts, keys, type Page } from '@waymark/client';
import type { GameId, GameRow } from '@waymark/contract';
import type { useQueryClient } from '@waymark/host-kit/query';

type Client = ReturnType<typeof useQueryClient>;

const LISTS = { queryKey: keyStarts.games() };

/** Changes every loaded page of the list. */
const change = (client: Client, edit: (page: Page<GameRow>) => Page<GameRow>): void => {
  client.setQueriesData<Page<GameRow>>(LISTS, (page) => page && edit(page));
};

/** Takes a game out of every loaded page. */
export const dropRow = (client: Client, id: GameId): void =>
  change(client, (page) => {
    const items = page.items.filter((row) => row.id !== id);
    const gone = page.items.length - items.length;
    return gone === 0 ? page : { ...page, items, count: page.count === undefined ? undefined : page.count - gone };
  });

/** Changes a game wherever it is loaded. */
export const editRow = (client: Client, id: GameId, edit: (row: GameRow) => GameRow): void =>
  change(client, (page) => ({ ...page, items: page.items.map((row) => (row.id === id ? edit(row) : row)) }));

/** Loads the list anew: what is on view at once, the rest when it is. */
export const reloadLists = async (client: Client): Promise<void> => {
  await Promise.all([client.invalidateQueries(LISTS), client.invalidateQueries({ queryKey: keys.gamesTrash() })]);
};
