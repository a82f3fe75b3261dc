import { CallFailure } from '@waymark/client';
import { writable } from '@waymark/contract';
import { ReportedQueries } from '../errors/reported-queries';
import { createQueries } from './create-queries';

const gone = () => new CallFailure('none', 'The platform did not answer.', undefined, false);

/** Queries of a host whose provider never responds. */
function unanswered() {
  const reported: unknown[] = [];
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'one' };
  const queries = createQueries({ report: (error) => reported.push(error) }, new ReportedQueries(writable(location)));
  const call = jest.fn(() => Promise.reject(gone()));
  return { queries, call, reported };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a write that failed is not sent again', async () => {
  const { queries, call } = unanswered();
  const write = queries.getMutationCache().build(queries, { mutationFn: call });
  const ended = expect(write.execute(undefined)).rejects.toThrow('did not answer');
  await jest.advanceTimersByTimeAsync(60_000);
  await ended;
  expect(call).toHaveBeenCalledTimes(1);
});

it('a read that failed is sent four times, and told of once', async () => {
  const { queries, call, reported } = unanswered();
  const ended = expect(queries.fetchQuery({ queryKey: ['game'], queryFn: call })).rejects.toThrow('did not answer');
  await jest.advanceTimersByTimeAsync(60_000);
  await ended;
  expect([call.mock.calls.length, reported.length]).toEqual([4, 1]);
});
