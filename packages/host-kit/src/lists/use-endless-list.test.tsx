import { act, renderHook, waitFor } from '@testing-library/react';
import { CallFailure, retryDelay, shouldRetry } from '@waymark/client';
import type { ReactNode } from 'react';
import { HostContext } from '../host-context';
import { QueryCache, QueryClient, QueryClientProvider } from '../query';
import { pretendHost } from '../testing/pretend-host';
import type { EndlessPart } from './endless-list';
import { useEndlessList } from './use-endless-list';

interface Answer {
  readonly id: number;
}

const KEY = ['stream'];
const META = {};
const part = (...ids: number[]): EndlessPart<Answer> => ({
  items: ids.map((id) => ({ id })),
  isLast: false,
  count: undefined,
});

/** A list whose parts arrive when the test says so. */
async function open() {
  const asked: {
    readonly after: number | undefined;
    readonly answer: (part: EndlessPart<Answer>) => void;
    readonly refuse: (failure: Error) => void;
  }[] = [];
  const load = (after: Answer | undefined) =>
    new Promise<EndlessPart<Answer>>((answer, refuse) => asked.push({ after: after?.id, answer, refuse }));
  const reported: Error[] = [];
  // As a host's: its own retries and reports.
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => reported.push(error) }),
    defaultOptions: { queries: { retry: shouldRetry, retryDelay } },
  });
  const { host } = pretendHost();
  const around = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <HostContext value={host}>{children}</HostContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useEndlessList<Answer>({ queryKey: KEY, meta: META, load }), { wrapper: around });
  const arrive = (...ids: number[]) => act(async () => asked.at(-1)?.answer(part(...ids)));
  await waitFor(() => expect(asked).toHaveLength(1));
  await arrive(9, 8);
  /** The last request fails, and time passes until it is repeated, if it is. */
  const fail = (status: number) =>
    act(async () => {
      asked.at(-1)?.refuse(new CallFailure(status, 'No.', undefined, false));
      await jest.advanceTimersByTimeAsync(4000);
    });
  return {
    asked,
    arrive,
    fail,
    reported,
    failure: () => result.current.failure,
    client,
    ids: () => result.current.items.map(({ id }) => id),
    more: () => result.current.more(),
  };
}

afterEach(() => jest.useRealTimers());

it('loads the part after its last item', async () => {
  const { asked, arrive, ids, more } = await open();
  act(() => void more());
  await arrive(7, 6);
  await waitFor(() => expect(ids()).toEqual([9, 8, 7, 6]));
  expect(asked.map(({ after }) => after)).toEqual([undefined, 8]);
});

it('leaves no gap when it starts over while a part loads', async () => {
  const { asked, arrive, client, ids, more } = await open();
  act(() => void more());
  const older = asked.at(-1);
  act(() => void client.invalidateQueries({ queryKey: KEY }));
  await waitFor(() => expect(asked).toHaveLength(3));
  await arrive(30, 29);
  await waitFor(() => expect(ids()).toEqual([30, 29]));
  await act(async () => older?.answer(part(7, 6)));
  act(() => void more());
  await arrive(28, 27);
  await waitFor(() => expect(ids()).toEqual([30, 29, 28, 27]));
  expect(asked.at(-1)?.after).toBe(29);
});

describe('a part that fails', () => {
  it('is requested again, like every read', async () => {
    const { arrive, asked, fail, failure, ids, more, reported } = await open();
    jest.useFakeTimers();
    act(() => void more());
    await fail(503);
    expect([asked.length, failure()]).toEqual([3, undefined]);
    await arrive(7, 6);
    await waitFor(() => expect(ids()).toEqual([9, 8, 7, 6]));
    expect([asked.map(({ after }) => after), reported]).toEqual([[undefined, 8, 8], []]);
  });

  it('is reported after the last attempt, and the list keeps the reason', async () => {
    const { arrive, asked, fail, failure, ids, more, reported } = await open();
    jest.useFakeTimers();
    act(() => void more());
    for (let attempt = 0; attempt < 4; attempt += 1) await fail(503);
    expect([asked.length, reported.length, failure()]).toEqual([5, 1, reported[0]]);
    act(() => void more());
    await fail(403);
    expect([asked.length, failure()]).toMatchObject([6, { status: 403 }]);
    act(() => void more());
    await arrive(7, 6);
    await waitFor(() => expect(ids()).toEqual([9, 8, 7, 6]));
    expect(failure()).toBeUndefined();
  });
});
