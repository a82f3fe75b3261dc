import { CallFailure } from '@waymark/client';
import type { CurrentUser } from '@waymark/contract';
import { Account } from './account';

const MAREN: CurrentUser = { id: 7, features: ['groups'] };
const FAILED = new CallFailure(500, 'No.', undefined, true);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** An account whose requests are answered one after the other. */
function setUp(...answers: (CurrentUser | CallFailure | Promise<CurrentUser>)[]) {
  const learnt: number[] = [];
  const load = jest.fn(async () => {
    const answer = answers.shift() ?? FAILED;
    if (answer instanceof CallFailure) throw answer;
    return await answer;
  });
  const session = { on: true };
  const account = new Account({
    load,
    signedIn: () => session.on,
    brandFeatures: ['language'],
    onLearnt: (id) => learnt.push(id),
  });
  const shown = () => [account.me.get().id, account.known.get(), [...account.features.get()]];
  return { account, load, learnt, shown, session };
}

it('is loaded once and adds its own features to those of the white label', async () => {
  const { account, load, learnt, shown } = setUp(MAREN);
  expect(shown()).toEqual([undefined, false, ['language']]);
  await Promise.all([account.learn(), account.learn()]);
  expect([load.mock.calls.length, learnt, shown()]).toEqual([1, [7], [7, true, ['language', 'groups']]]);
});

it("doesn't block the page when loading fails, and retries after 1, 2 and 4 seconds", async () => {
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

it('stops retrying after three times', async () => {
  const { account, load } = setUp();
  await account.learn();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(4);
});

it.each([401, 403, 404, 422])("isn't requested again after a %d", async (status) => {
  const { account, load, shown } = setUp(new CallFailure(status, 'No.', undefined, true));
  await account.learn();
  expect(shown()).toEqual([undefined, true, ['language']]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it("isn't requested again once signed out", async () => {
  const { account, load, session } = setUp(FAILED);
  await account.learn();
  session.on = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it("isn't requested again after rest(), even with an answer under way", async () => {
  const { account, load } = setUp(FAILED, FAILED);
  await account.learn();
  account.rest();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  void account.learn();
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  account.rest();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

it('ignores an answer that arrives after signing out, also for the next account', async () => {
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

it("isn't retried after signing out", async () => {
  const { account, load } = setUp(FAILED);
  await account.learn();
  account.forget();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
