import { act, cleanup, renderHook } from '@testing-library/react';
import { SHOWN, shows } from '@waymark/client';
import { type ApiCapability, asGameId, type LiveMessage } from '@waymark/contract';
import { QueryClient, QueryClientProvider, useQuery } from '@waymark/host-kit/query';
import type { ReactNode } from 'react';
import { livePage, ME } from '../testing/live-page';

// Orders of writes, messages and reloads that could leave a screen behind the database.

const SOMEBODY = 2;
const game = asGameId(7);

/** A screen with the game, the provider's value of it, and a list beside it. */
async function open() {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const { code, writes, live } = livePage(queries);
  await Promise.all([code.load(), rest()]);
  const provider = { value: 'first', fails: false, listLoads: 0 };
  const read = async () => {
    if (provider.fails) throw new Error('No response');
    return provider.value;
  };
  const record = { queryKey: ['game', 7], meta: shows(SHOWN.game, game), queryFn: read };
  const list = {
    queryKey: ['rewards', 7],
    meta: shows(SHOWN.rewards, game),
    queryFn: async () => ++provider.listLoads,
  };
  queries.setQueryData(record.queryKey, 'first');
  queries.setQueryData(list.queryKey, 0);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const view = renderHook(() => [useQuery(record).data, useQuery(list).data] as const, { wrapper });
  /** Writes a field; the provider may lose the request or the response. */
  const write = async (value: string, { taken = true, answered = true } = {}) => {
    const api = writes.watch<Pick<ApiCapability, 'request'>>({
      request: async () => {
        if (taken) provider.value = value;
        if (!answered) throw new Error('No response');
      },
    });
    const sent = api.request({ method: 'PUT', path: '/games/7.json', body: { primary_email: value } });
    await sent.then(
      () => queries.invalidateQueries({ queryKey: ['game', 7] }),
      () => undefined,
    );
    await rest();
  };
  const deliver = async (user_id: number, more: Partial<LiveMessage> = {}) => {
    const detail = { user_id, game: { id: 7 }, fields: ['primary_email'] };
    live.receive({ id: `${Math.random()}`, source: 'ss.game.update', detail, ...more });
    await rest();
  };
  return { provider, queries, live, write, hear: deliver, shown: () => view.result.current[0] };
}

const rest = () => act(() => jest.advanceTimersByTimeAsync(1000));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it("a write that never arrived doesn't claim the message of a later write", async () => {
  const { write, hear: deliver, shown } = await open();
  await write('lost on the way', { taken: false, answered: false });
  await write('saved');
  await deliver(ME);
  await write('saved without a response', { answered: false });
  expect(shown()).toBe('saved');
  await deliver(ME);
  expect(shown()).toBe('saved without a response');
});

it("a write of another field doesn't claim a message either", async () => {
  const { provider, write, hear: deliver, shown } = await open();
  await write('saved');
  provider.value = 'from my other tab';
  await deliver(ME, { detail: { user_id: ME, game: { id: 7 }, fields: ['name'] } });
  expect(shown()).toBe('from my other tab');
});

it('the message of an own write reloads what the screen failed to load', async () => {
  const { provider, write, hear: deliver, shown } = await open();
  provider.fails = true;
  await write('saved');
  provider.fails = false;
  await deliver(ME);
  expect(shown()).toBe('saved');
});

it("an unrelated message doesn't make stale data fresh", async () => {
  const { queries, hear: deliver } = await open();
  queries.setQueryDefaults(['game', 8], { meta: shows(SHOWN.game, asGameId(8)) });
  queries.setQueryData(['game', 8], { name: 'old' });
  await deliver(SOMEBODY, { detail: { user_id: SOMEBODY, game: { id: 8 } } });
  await deliver(SOMEBODY, { source: 'ss.task.update', detail: { user_id: SOMEBODY, game: { id: 8 } } });
  expect(queries.getQueryState(['game', 8])?.isInvalidated).toBe(true);
});

it('a failed reload is repeated with the next one', async () => {
  const { provider, hear: deliver, shown } = await open();
  Object.assign(provider, { value: 'theirs', fails: true });
  await deliver(SOMEBODY);
  provider.fails = false;
  await deliver(SOMEBODY, { source: 'ss.reward.update' });
  expect([shown(), provider.listLoads]).toEqual(['theirs', 1]);
});

it('ignored changes are loaded when the screen closes', async () => {
  const { provider, queries, live, hear: deliver, shown } = await open();
  queries.setQueryDefaults(['games', {}], { meta: shows(SHOWN.games) });
  queries.setQueryData(['games', {}], 'a row with the name');
  const leave = live.declare({ game, asks: ['ss.game.update'] });
  provider.value = 'theirs';
  await deliver(SOMEBODY);
  live.ignore();
  await rest();
  expect([shown(), queries.getQueryState(['games', {}])?.isInvalidated]).toEqual(['first', true]);
  leave();
  await rest();
  expect(shown()).toBe('theirs');
});
