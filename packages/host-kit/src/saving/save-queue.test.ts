import { CallFailure } from '@waymark/client';
import { pretendHost } from '../testing/pretend-host';
import { SaveQueue } from './save-queue';

const refusal = (handled = true) => new CallFailure(422, 'Taken', undefined, handled);
const silence = () => new CallFailure('none', 'No connection', undefined, true);

function queueOf() {
  const { host, reported, outcomes } = pretendHost();
  const queue = new SaveQueue<'name' | 'code'>(host);
  return { queue, reported, outcomes, phase: () => queue.stateOf('name').phase };
}
const held = () => {
  let done: () => void = () => undefined;
  const write = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  return { write, finish: () => done() };
};

it('runs the saves of one field in sequence, those of others in parallel', async () => {
  const { queue, phase } = queueOf();
  const [first, second, other] = [held(), held(), held()];
  const saves = [queue.save('name', first.write), queue.save('name', second.write), queue.save('code', other.write)];
  await Promise.resolve();
  expect([first, second, other].map(({ write }) => write.mock.calls.length)).toEqual([1, 0, 1]);
  first.finish();
  await saves[0];
  expect(phase()).toBe('saving');
  second.finish();
  other.finish();
  expect(await Promise.all(saves)).toEqual([true, true, true]);
  expect(queue.unsaved).toEqual([]);
  expect(phase()).toBe('saved');
});

it('keeps a failed save with its reason and retries it', async () => {
  const { queue } = queueOf();
  const write = jest.fn().mockRejectedValueOnce(refusal()).mockResolvedValue(undefined);
  expect(await queue.save('name', write)).toBe(false);
  expect([queue.stateOf('name'), queue.unsaved]).toEqual([{ phase: 'failed', reason: 'Taken' }, ['name']]);
  queue.retry('name');
  await queue.save('code', async () => undefined);
  await new Promise((idle) => setTimeout(idle));
  expect(queue.stateOf('name').phase).toBe('saved');
});

it('follows the last save: an earlier failure neither shows nor is reported', async () => {
  const { queue, reported, phase } = queueOf();
  const early = queue.save('name', () => Promise.reject(refusal(false)));
  const late = queue.save('name', async () => undefined);
  expect([await early, await late]).toEqual([false, true]);
  expect([phase(), reported]).toEqual(['saved', []]);
});

it('reports the failure of a save that adds to its field, although a later one follows', async () => {
  const { queue, reported, outcomes, phase } = queueOf();
  const early = queue.save('name', () => Promise.reject(refusal(false)), undefined, true);
  const late = queue.save('name', async () => undefined, undefined, true);
  expect([await early, await late]).toEqual([false, true]);
  expect([phase(), outcomes, reported.length]).toEqual(['saved', ['failed', 'saved'], 1]);
});

it('reports a failure unless the write handles it', async () => {
  const { queue, reported } = queueOf();
  await queue.save('name', () => Promise.reject(refusal(true)));
  expect(reported).toHaveLength(0);
  await queue.save('name', () => Promise.reject(refusal(false)));
  expect(reported).toMatchObject([{ context: { field: 'name' } }]);
});

it('repeats unanswered saves once back online, if they can be reverted', async () => {
  const { queue } = queueOf();
  const safe = jest.fn().mockRejectedValue(silence());
  const unsafe = jest.fn().mockRejectedValue(silence());
  const refused = jest.fn().mockRejectedValue(refusal());
  await queue.save('name', safe, () => undefined);
  await queue.save('code', unsafe);
  queue.retryUnanswered();
  await new Promise((idle) => setTimeout(idle));
  expect([safe.mock.calls.length, unsafe.mock.calls.length]).toEqual([2, 1]);
  await queue.save('name', refused, () => undefined);
  queue.retryUnanswered();
  await new Promise((idle) => setTimeout(idle));
  expect(refused).toHaveBeenCalledTimes(1);
});

it('forgets a failed save, but no pending one', async () => {
  const { queue, phase } = queueOf();
  const write = jest.fn().mockRejectedValue(silence());
  await queue.save('name', write, () => undefined);
  const other = held();
  const pending = queue.save('code', other.write);
  queue.forget('name');
  queue.forget('code');
  expect([phase(), queue.unsaved]).toEqual(['idle', ['code']]);
  queue.retryUnanswered();
  queue.retry('name');
  await new Promise((idle) => setTimeout(idle));
  expect(write).toHaveBeenCalledTimes(1);
  other.finish();
  await pending;
  expect(queue.stateOf('code').phase).toBe('saved');
});
