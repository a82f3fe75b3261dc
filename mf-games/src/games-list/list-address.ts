import { GAMES_FILTER_DEFAULT, type GamesFilter } from '@waymark/client';
import { GAME_CATEGORIES, HISTORY_WINDOWS, PAGE_SIZES } from '@waymark/contract';

/** Terms of one or two characters are never asked for. */
const SHORTEST_TERM = 3;

/** Reads the filter out of an address; whatever is missing or makes no sense counts as not chosen. */
export function readListFilter(search: string): GamesFilter {
  const query = new URLSearchParams(search);
  const term = (query.get('term') ?? '').trim();
  const category = query.get('category') ?? '';
  const history = Number(query.get('history'));
  const perPage = Number(query.get('pageSize'));
  return {
    term: term.length < SHORTEST_TERM ? '' : term,
    category: GAME_CATEGORIES.some((known) => known === category) ? category : '',
    history: HISTORY_WINDOWS.some(({ days }) => days === history) ? history : GAMES_FILTER_DEFAULT.history,
    page: /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1,
    perPage: PAGE_SIZES.some((size) => size === perPage) ? perPage : GAMES_FILTER_DEFAULT.perPage,
  };
}

/** Names in the address by the part of the filter they stand for, in the order they are written ([G19]). */
const NAMES = { term: 'term', category: 'category', history: 'history', page: 'page', perPage: 'pageSize' } as const;

/**
 * Writes a filter into an address; what is not chosen is left out, and what is not ours stays.
 * @returns the query with its question mark, or an empty text
 */
export function writeListFilter(filter: GamesFilter, search: string): string {
  const query = new URLSearchParams(search);
  for (const [part, name] of Object.entries(NAMES) as [keyof GamesFilter, string][]) {
    query.delete(name);
    if (filter[part] !== GAMES_FILTER_DEFAULT[part]) query.set(name, String(filter[part]));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** The filter after a change. Any change but to another page leads back to the first one ([G19]). */
export const changedFilter = (filter: GamesFilter, change: Partial<GamesFilter>): GamesFilter => ({
  ...filter,
  page: 1,
  ...change,
});

/** Whether anything narrows the list, besides the page on view. */
export const isNarrowed = ({ term, category, history }: GamesFilter): boolean =>
  term !== '' || category !== '' || history !== GAMES_FILTER_DEFAULT.history;
