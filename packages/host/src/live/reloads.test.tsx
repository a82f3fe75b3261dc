import { act, cleanup, renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useQuery } from '@waymark/host-kit/query';
import type { ReactNode } from 'react';
import { Reloads } from './reloads';

/** A displayed list whose loads end when the test says so, with the data from when they started. */
function setUp(data?: string) {
  const queries = new QueryClient();
  const platform = { truth: 'first' };
  const loads: (() => Promise<void>)[] = [];
  if (data) queries.setQueryData(['teams', 7], data);
  const list = {
    queryKey: ['teams', 7],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<string> => {
      const answer = platform.truth;
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        loads.push(async () => {
          resolve(answer);
          await act(() => jest.advanceTimersByTimeAsync(0));
        });
      });
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useQuery(list), { wrapper });
  return { queries, platform, loads, reloads: new Reloads(queries), shown: () => result.current.data };
}

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const rest = () => pass(1000);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('data made stale by a message', () => {
  it('is reloaded at once', () => {
    const { loads, reloads } = setUp('old');
    reloads.touch({ queryKey: ['teams', 7] });
    expect(loads).toHaveLength(1);
  });

  it('is reloaded once after a load under way, however many messages arrive', async () => {
    const { loads, platform, reloads, shown } = setUp('old');
    for (let message = 0; message < 600; message += 1) reloads.touch({ queryKey: ['teams', 7] });
    platform.truth = 'last';
    expect(loads).toHaveLength(1);
    await loads[0]?.();
    expect(shown()).toBe('first');
    await rest();
    expect(loads).toHaveLength(2);
    await loads[1]?.();
    await rest();
    expect([shown(), loads.length]).toEqual(['last', 2]);
  });

  it('is shown now and then during an endless stream of messages', async () => {
    const { loads, platform, reloads, shown } = setUp('old');
    const seen: unknown[] = [];
    for (let message = 0; message < 100; message += 1) {
      platform.truth = `truth ${message}`;
      reloads.touch({ queryKey: ['teams', 7] });
      await pass(50);
      if (message % 10 === 9) {
        await loads.at(-1)?.();
        seen.push(shown());
      }
    }
    expect(new Set(seen).size).toBeGreaterThan(5);
    expect(loads.length).toBeLessThan(20);
  });

  it('is reloaded after a first load that began before the message', async () => {
    const { loads, platform, reloads, shown } = setUp();
    platform.truth = 'last';
    reloads.touch({});
    await loads[0]?.();
    expect(shown()).toBe('first');
    await rest();
    await loads[1]?.();
    expect(shown()).toBe('last');
  });

  it('stays stale when overwritten with an older read', () => {
    const { queries, reloads } = setUp('old');
    reloads.touch({});
    queries.setQueryData(['games', {}], 'read before');
    reloads.touch({});
    expect(queries.getQueryState(['games', {}])?.isInvalidated).toBe(true);
  });

  it('is reloaded after a cancelled load', async () => {
    const { queries, loads, reloads } = setUp('old');
    reloads.touch({ queryKey: ['teams', 7] });
    await queries.cancelQueries();
    await rest();
    reloads.touch({ queryKey: ['teams', 7] });
    expect(loads).toHaveLength(2);
  });

  it('is caught up on if it was read, not if it failed', () => {
    const { queries, loads, reloads } = setUp('old');
    const failed = queries.getQueryCache().build(queries, { queryKey: ['games', {}] });
    failed.setState({ status: 'error', error: new Error('told already') });
    reloads.catchUp();
    expect(loads).toHaveLength(1);
    expect(failed.state.isInvalidated).toBe(false);
  });

  it('is caught up on after a first load under way', async () => {
    const { loads, platform, reloads, shown } = setUp();
    reloads.catchUp();
    platform.truth = 'last';
    await loads[0]?.();
    await rest();
    await loads[1]?.();
    expect(shown()).toBe('last');
  });
});
