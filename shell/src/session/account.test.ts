import type { CurrentUser } from '@waymark/contract';
import { Account } from './account';

const MAREN: CurrentUser = { id: 7, features: ['groups'] };
const FAILED: CurrentUser = { features: [] };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** An account whose look-ups answer one after the other. */
function setUp(...answers: (CurrentUser | Promise<CurrentUser>)[]) {
  const learnt: number[] = [];
  const load = jest.fn(async () => (await answers.shift()) ?? FAILED);
  const account = new Account({ load, brandFeatures: ['language'], onLearnt: (id) => learnt.push(id) });
  const shown = () => [account.me.get().id, account.known.get(), [...account.features.get()]];
  return { account, load, learnt, shown };
}

it('is looked up once, and has the features of the white label and its own', async () => {
  const { account, load, learnt, shown } = setUp(MAREN);
  expect(shown()).toEqual([undefined, false, ['language']]);
  await Promise.all([account.learn(), account.learn()]);
  expect([load.mock.calls.length, learnt, shown()]).toEqual([1, [7], [7, true, ['language', 'groups']]]);
  expect(await account.settled()).toBe(MAREN);
});

it('holds nobody up when the look-up fails, and is looked up again 1, 2 and 4 seconds later', async () => {
  const { account, load, learnt, shown } = setUp(FAILED, FAILED, MAREN);
  await account.learn();
  expect(shown()).toEqual([undefined, true, ['language']]);
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect([load.mock.calls.length, learnt]).toEqual([2, []]);
  await jest.advanceTimersByTimeAsync(2000);
  expect([learnt, shown()]).toEqual([[7], [7, true, ['language', 'groups']]]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('is not asked for for ever', async () => {
  const { account, load } = setUp();
  await account.learn();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(4);
});

it('that signed out is not back when its answer comes, nor in the place of the next one', async () => {
  let answer = (_: CurrentUser) => {};
  const late = new Promise<CurrentUser>((resolve) => {
    answer = resolve;
  });
  const other: CurrentUser = { id: 8, features: [] };
  const { account, learnt, shown } = setUp(late, other);
  void account.learn();
  await jest.advanceTimersByTimeAsync(0);
  account.forget();
  expect(shown()).toEqual([undefined, false, ['language']]);
  await account.learn();
  answer(MAREN);
  await jest.advanceTimersByTimeAsync(0);
  expect([learnt, shown()]).toEqual([[8], [8, true, ['language']]]);
});

it('that signed out is not looked up again', async () => {
  const { account, load } = setUp(FAILED);
  await account.learn();
  account.forget();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
