import { GAMES_FILTER_DEFAULT } from '@waymark/client';
import { GAME_CATEGORIES, GAME_ORDERS, type GameOrder, HISTORY_WINDOWS } from '@waymark/contract';
import { listAddress } from '@waymark/host-kit';

/** The place in the games list: page, page size and term, plus a category, a time window in days, and an order. */
export const gamesAddress = listAddress<{ category: string; history: number; sort: GameOrder }>({
  category: {
    usual: GAMES_FILTER_DEFAULT.category,
    read: (text) => GAME_CATEGORIES.find((known) => known === text),
  },
  history: {
    usual: GAMES_FILTER_DEFAULT.history,
    read: (text) => HISTORY_WINDOWS.find(({ days }) => String(days) === text)?.days,
  },
  sort: {
    usual: GAMES_FILTER_DEFAULT.sort,
    read: (text) => GAME_ORDERS.find((order) => order === text),
    narrows: false,
  },
});
