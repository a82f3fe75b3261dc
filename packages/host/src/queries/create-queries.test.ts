import { CallFailure } from '@waymark/client';
import { writable } from '@waymark/contract';
import { ReportedQueries } from '../errors/reported-queries';
import { createQueries } from './create-queries';

const gone = () => new CallFailure('none', 'The platform did not answer.', undefined, false);

/** Queries of a host whose provider never responds. */
function unanswered({ isFullscreen = false, failure = gone() } = {}) {
  const reported: unknown[] = [];
  const contexts: unknown[] = [];
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'one' };
  const reportedQueries = new ReportedQueries(writable(location));
  const report = (error: unknown, context?: object) => {
    reported.push(error);
    contexts.push(context);
  };
  const queries = createQueries({ report }, reportedQueries, () => isFullscreen);
  const call = jest.fn(() => Promise.reject(failure));
  return { queries, call, reported, contexts };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("a failed write isn't repeated", async () => {
  const { queries, call } = unanswered();
  const write = queries.getMutationCache().build(queries, { mutationFn: call });
  const ended = expect(write.execute(undefined)).rejects.toThrow('did not answer');
  await jest.advanceTimersByTimeAsync(60_000);
  await ended;
  expect(call).toHaveBeenCalledTimes(1);
});

it('a failed read is sent four times and reported once, as a read', async () => {
  const { queries, call, contexts } = unanswered();
  const ended = expect(queries.fetchQuery({ queryKey: ['game'], queryFn: call })).rejects.toThrow('did not answer');
  await jest.advanceTimersByTimeAsync(60_000);
  await ended;
  expect([call.mock.calls.length, contexts]).toEqual([4, [{ read: true }]]);
});

describe('a failed reload of data on screen', () => {
  const reload = async (page: Parameters<typeof unanswered>[0]) => {
    const { queries, call, reported } = unanswered(page);
    queries.setQueryData(['game'], 'Cranes');
    const ended = expect(queries.fetchQuery({ queryKey: ['game'], queryFn: call, staleTime: 0 })).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(60_000);
    await ended;
    return { reported: reported.length, shown: queries.getQueryData(['game']) };
  };

  it('is reported on a page with a frame', async () => {
    expect(await reload({})).toEqual({ reported: 1, shown: 'Cranes' });
  });

  it('that is refused is left to the screen: nobody has done anything', async () => {
    const refused = new CallFailure(403, "You don't have access to this.", undefined, false);
    expect(await reload({ failure: refused })).toEqual({ reported: 0, shown: 'Cranes' });
    const { queries, call, reported } = unanswered({ failure: refused });
    await expect(queries.fetchQuery({ queryKey: ['game'], queryFn: call })).rejects.toThrow('access');
    expect(reported).toEqual([refused]);
  });

  it("doesn't disturb a full-screen page, whatever the platform answers", async () => {
    const refused = new CallFailure(503, 'Busy.', undefined, false);
    expect(await reload({ isFullscreen: true })).toEqual({ reported: 0, shown: 'Cranes' });
    expect(await reload({ isFullscreen: true, failure: refused })).toEqual({ reported: 0, shown: 'Cranes' });
  });

  it('ends a full-screen page when the session is over', async () => {
    const lapsed = new CallFailure(401, 'Who are you?', undefined, false);
    expect(await reload({ isFullscreen: true, failure: lapsed })).toMatchObject({ reported: 1 });
  });
});

it('a failed first read is reported on a full-screen page too', async () => {
  const { queries, call, reported } = unanswered({ isFullscreen: true });
  const ended = expect(queries.fetchQuery({ queryKey: ['game'], queryFn: call })).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(60_000);
  await ended;
  expect(reported).toHaveLength(1);
});
