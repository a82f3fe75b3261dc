import { CallFailure, retryDelay, shouldRetry } from '@waymark/client';
import { QueryClient } from './query';

const START = new Date('2026-11-21T19:00:00Z').getTime();

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Reads with the builder's retry policy; returns when each request was sent, in milliseconds after the first. */
async function read(status: number | 'none') {
  const sent: number[] = [];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: shouldRetry, retryDelay } } });
  const done = queries.fetchQuery({
    queryKey: ['games'],
    retry: shouldRetry,
    queryFn: async () => {
      sent.push(Date.now() - START);
      throw new CallFailure(status, 'no', undefined, false);
    },
  });
  const outcome = expect(done).rejects.toMatchObject({ status });
  await jest.advanceTimersByTimeAsync(60_000);
  await outcome;
  return sent;
}

describe("a failed read under the builder's retry policy", () => {
  it('is sent at most four times, after 1, 2 and 4 seconds', async () => {
    expect(await read(500)).toEqual([0, 1000, 3000, 7000]);
    expect(await read('none')).toHaveLength(4);
  });

  it.each([401, 403, 404, 422])('is sent once after %d', async (status) => {
    expect(await read(status)).toEqual([0]);
  });

  it.each([406, 408, 425, 429])('is retried after %d', async (status) => {
    expect(await read(status)).toHaveLength(4);
  });
});
