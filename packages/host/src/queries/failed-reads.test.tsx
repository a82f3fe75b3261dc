import { act, cleanup, renderHook } from '@testing-library/react';
import { CallFailure } from '@waymark/client';
import { writable } from '@waymark/contract';
import { QueryClientProvider, useQuery } from '@waymark/host-kit/query';
import type { ReactNode } from 'react';
import { ReportedQueries } from '../errors/reported-queries';
import { createQueries } from './create-queries';

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname });

/** Queries of a host whose provider refuses a read. */
function refused() {
  const location = writable(at('/'));
  const queries = createQueries({ report: () => undefined }, new ReportedQueries(location), () => false);
  const call = jest.fn<Promise<string>, []>(() => Promise.reject(new CallFailure(403, 'No.', undefined, false)));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  /** A part of a screen that shows the data. */
  const show = async () => {
    const part = renderHook(() => useQuery({ queryKey: ['game'], queryFn: call }), { wrapper });
    await pass(0);
    return part;
  };
  return { queries, call, location, show };
}

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a failed read', () => {
  it("isn't repeated for another part of the same screen", async () => {
    const { call, show } = refused();
    await show();
    const { result } = await show();
    expect([call.mock.calls.length, result.current.isError]).toEqual([1, true]);
  });

  it("isn't repeated either while older data is shown", async () => {
    const { call, queries, show } = refused();
    queries.setQueryData(['game'], 'Cranes', { updatedAt: Date.now() - 60_000 });
    await show();
    const { result } = await show();
    expect([call.mock.calls.length, result.current.data]).toEqual([1, 'Cranes']);
  });

  it('is repeated on another screen, and on this one later', async () => {
    const { call, location, show } = refused();
    const first = await show();
    first.unmount();
    location.set(at('/games/rewards/7'));
    location.set(at('/'));
    const second = await show();
    expect(call).toHaveBeenCalledTimes(2);
    second.unmount();
    await pass(31_000);
    await show();
    expect(call).toHaveBeenCalledTimes(3);
  });
});
