import { render, screen } from '@testing-library/react';
import { keyStarts, keys, type Page } from '@waymark/client';
import { HostContext } from '../host-context';
import { plainListAddress } from '../lists/list-address';
import { ListPages } from '../lists/list-pages';
import { ListStates } from '../lists/list-states';
import { pagesQuery } from '../lists/pages-query';
import { useLastPage, useListAddress } from '../lists/use-list-address';
import { useOptimisticList } from '../lists/use-optimistic-list';
import { QueryClient, QueryClientProvider } from '../query';
import { HostRouter } from '../remote/host-router';
import { pretendHost } from './pretend-host';
import { GAME } from './review-screens';

export interface Stop {
  readonly id: number;
  readonly name: string;
}

/** A screen with the stops of a provider, at an address. */
export function openStops(search: string, count = 120) {
  const stored = { stops: Array.from({ length: count }, (_, n) => ({ id: n + 1, name: `Stop ${n + 1}` })) };
  const asked: string[] = [];
  const answers = { fails: false, hold: Promise.resolve() };
  const queryOf = ({ term, page, perPage }: { term: string; page: number; perPage: number }) => ({
    queryKey: keys.tasksPage(GAME, { term, page, perPage }),
    meta: { live: [] },
    queryFn: async (): Promise<Page<Stop>> => {
      asked.push(`${page}/${perPage}${term && ` ${term}`}`);
      const found = stored.stops.filter(({ name }) => name.includes(term));
      await answers.hold;
      if (answers.fails) throw new Error('The tide is out.');
      const items = found.slice((page - 1) * perPage, page * perPage);
      return { items, page, pages: Math.max(1, Math.ceil(found.length / perPage)), count: found.length };
    },
  });
  const fake = pretendHost(`/stops${search}`);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Stops() {
    const { place, change } = useListAddress(plainListAddress);
    const list = useOptimisticList<Stop>({
      query: pagesQuery(place, (at) => queryOf({ term: place.term, ...at })),
      lists: keyStarts.tasks(GAME),
    });
    useLastPage(list.query, place.page, change);
    shown.list = list;
    return (
      <>
        <input aria-label="Search" onChange={({ target }) => change({ term: target.value })} />
        <ListStates query={list.query} items={list.items} skeleton="Loading" failed="Failed" empty={{ title: 'None' }}>
          <ol aria-label="Stops">
            {list.items.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ol>
        </ListStates>
        <ListPages list={list} place={place} change={change} />
      </>
    );
  }
  const shown: { list?: ReturnType<typeof useOptimisticList<Stop>> } = {};
  render(
    <HostContext value={fake.host}>
      <QueryClientProvider client={client}>
        <HostRouter history={fake.host.navigation}>
          <Stops />
        </HostRouter>
      </QueryClientProvider>
    </HostContext>,
  );
  const list = () => shown.list as NonNullable<typeof shown.list>;
  return {
    stored,
    asked,
    answers,
    /** Whether Back leaves the screen. */
    isOneEntry: () => fake.steps.every(({ options }) => options?.replace),
    search: () => fake.host.navigation.location.get().search,
    list,
  };
}

/** The stops on view. */
export const stopNames = () => {
  const list = screen.queryByRole('list', { name: 'Stops' });
  return list ? [...list.children].map(({ textContent }) => textContent) : [];
};
