import { renderHook, waitFor } from '@testing-library/react';
import type { ApiRequest } from '@waymark/contract';
import { QueryClient, QueryClientProvider } from '@waymark/host-kit/query';
import { buildGameRow } from '@waymark/testing/factories';
import type { ReactNode } from 'react';
import type { Services } from '../services/services';
import { ServicesContext } from '../services/services-context';
import { useFoundGames } from './use-found-games';

const NAMES = ['Harbour', 'Château', 'Old mill'];

function setUp(answer = async (term: unknown): Promise<unknown> => found(term)) {
  const requests: unknown[] = [];
  const request = async ({ query = {} }: ApiRequest) => {
    requests.push(query.term);
    return answer(query.term);
  };
  const services = { api: { request } } as unknown as Services;
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ServicesContext>
  );
  const view = renderHook(useFoundGames, { wrapper, initialProps: '' });
  const names = () => view.result.current.games.map(({ name }) => name);
  return { requests, names, type: view.rerender, now: () => view.result.current };
}
const found = (term: unknown) => {
  const games = NAMES.filter((name) => !term || name === term).map((name) => buildGameRow({ name }));
  return { games, count: games.length, page: 1, pages: 1 };
};

describe('games in the palette', () => {
  it('are the latest ones until a search term is typed', async () => {
    const { names, requests, now } = setUp();
    await waitFor(() => expect(names()).toEqual(NAMES));
    expect([requests, now().busy, now().failed]).toEqual([[undefined], false, false]);
  });

  it('are filtered locally at once, ignoring accents, and searched once typing pauses', async () => {
    const { names, requests, type, now } = setUp();
    await waitFor(() => expect(names()).toEqual(NAMES));
    type('chate');
    expect([names(), now().busy]).toEqual([['Château'], true]);
    type('Old mill');
    expect(requests).toEqual([undefined]);
    await waitFor(() => expect(now().busy).toBe(false));
    expect([names(), requests]).toEqual([['Old mill'], [undefined, 'Old mill']]);
  });

  it('are only filtered locally for a term too short to search for', async () => {
    const { names, requests, type, now } = setUp();
    await waitFor(() => expect(names()).toEqual(NAMES));
    type('ha');
    expect([names(), now().busy]).toEqual([['Harbour', 'Château'], false]);
    expect(requests).toEqual([undefined]);
  });

  it('report a failed search', async () => {
    const { now, requests } = setUp(async () => {
      throw new Error('down');
    });
    await waitFor(() => expect(now().failed).toBe(true));
    expect([now().games, requests]).toEqual([[], [undefined]]);
  });
});
