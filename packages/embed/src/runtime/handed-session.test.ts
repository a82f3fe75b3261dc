import { HandedSession } from './handed-session';

/** A page that answers questions when the test says so. */
function page() {
  const questions: ((token: string | undefined) => void)[] = [];
  const expired = jest.fn();
  const session = new HandedSession(() => new Promise((resolve) => questions.push(resolve)), expired);
  return { session, questions, expired };
}
const REFUSED = { name: 'ApiFailure', status: 401, handled: true };

test('all calls wait for one question, and its answer serves until it is refused', async () => {
  const { session, questions } = page();
  const calls = [session.freshToken(), session.freshToken()];
  questions[0]?.('one');
  expect(await Promise.all(calls)).toEqual([1, 2].map(() => ({ type: 'Bearer', value: 'one' })));
  expect(await session.freshToken()).toEqual({ type: 'Bearer', value: 'one' });
  expect(questions).toHaveLength(1);
  const next = session.freshToken('one');
  questions[1]?.('two');
  expect(await next).toEqual({ type: 'Bearer', value: 'two' });
});

test.each([undefined, '', 'one'])(
  'a page that answers %p to a refused token has nobody any more, and is told once',
  async (answer) => {
    const { session, questions, expired } = page();
    const first = session.freshToken();
    questions[0]?.('one');
    await first;
    const calls = [session.freshToken('one'), session.freshToken('one')];
    questions[1]?.(answer);
    for (const call of calls) await expect(call).rejects.toMatchObject(REFUSED);
    expect([session.lapsed.get(), expired.mock.calls.length]).toEqual([true, 1]);
  },
);

test.each(['<h1>Not Found</h1>', 'one\ntwo', '{ "token": "x" }', { token: 'x' }, 7, 'Ünï'])(
  'a page that answers %j has nobody to offer',
  async (answer) => {
    const session = new HandedSession(async () => answer, jest.fn());
    await expect(session.freshToken()).rejects.toMatchObject(REFUSED);
  },
);

test('a token with a line behind it is that token', async () => {
  const session = new HandedSession(async () => 'one\n', jest.fn());
  expect(await session.freshToken()).toEqual({ type: 'Bearer', value: 'one' });
});

test('a page that goes on offering what was refused is told once, whoever asks then', async () => {
  const expired = jest.fn();
  const session = new HandedSession(async () => 'old', expired);
  await session.freshToken();
  for (const refused of ['old', undefined, undefined])
    await expect(session.freshToken(refused)).rejects.toMatchObject(REFUSED);
  expect([session.lapsed.get(), expired.mock.calls.length]).toEqual([true, 1]);
  // Offered again, it may be valid again, so the provider decides.
  session.renew();
  expect(await session.freshToken()).toEqual({ type: 'Bearer', value: 'old' });
});

test('a page that breaks while it is asked has nobody', async () => {
  const session = new HandedSession(() => Promise.reject(new Error('no')), jest.fn());
  await expect(session.freshToken()).rejects.toMatchObject(REFUSED);
});

test('whoever the page names last counts, also while it is still being asked', async () => {
  const { session, questions } = page();
  const call = session.freshToken();
  session.renew();
  const later = session.freshToken();
  questions[0]?.('old');
  questions[1]?.('new');
  expect(await Promise.all([call, later])).toEqual([1, 2].map(() => ({ type: 'Bearer', value: 'new' })));
});

test('a session that was over goes on with the next token', async () => {
  const { session, questions, expired } = page();
  const call = session.freshToken();
  questions[0]?.(undefined);
  await expect(call).rejects.toMatchObject(REFUSED);
  session.renew();
  expect(session.lapsed.get()).toBe(false);
  const next = session.freshToken();
  questions[1]?.('again');
  expect(await next).toEqual({ type: 'Bearer', value: 'again' });
  expect(expired).toHaveBeenCalledTimes(1);
});
