import { callRoute, GAMES_FILTER_DEFAULT, keys, type Page, readPage, SHOWN, shows } from '@waymark/client';
import { type GameRow, listGames } from '@waymark/contract';
import { matches } from '@waymark/host-kit';
import { keepPreviousData, useQuery } from '@waymark/host-kit/query';
import { passesOn } from '@waymark/ui';
import { useServices } from '../services/services-context';
import { useSettled } from './use-settled';

const MOST = 8;

/** Games for a term: the provider's search once it is long enough, otherwise the most recently changed. */
export function useFoundGames(term: string) {
  const { api } = useServices();
  const wanted = useSettled(passesOn(term.trim()) ? term.trim() : '');
  const { history, page } = GAMES_FILTER_DEFAULT;
  const { data, isFetching, isError } = useQuery({
    queryKey: keys.foundGames(wanted),
    meta: shows(SHOWN.games),
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Page<GameRow>> => {
      const query = { term: wanted || undefined, category: undefined, history, page, per_page: MOST };
      const answer = await callRoute(api, listGames, { query }, { signal, silent: true });
      return readPage(answer, answer.games, { page, perPage: MOST });
    },
  });
  const games = data?.items ?? [];
  return {
    // Until the search responds, current results are filtered locally.
    games: wanted === term.trim() && !isFetching ? games : games.filter((game) => matches(term, game.name, game.code)),
    busy: isFetching || wanted !== (passesOn(term.trim()) ? term.trim() : ''),
    failed: isError,
  };
}
