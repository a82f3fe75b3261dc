import { ProvidedSession } from './provided-session';

/** A page that answers when the test says so. */
function page() {
  const questions: ((token: string | undefined) => void)[] = [];
  const session = new ProvidedSession(() => new Promise((resolve) => questions.push(resolve)));
  return { session, questions, expired: expiriesOf(session) };
}

/** Called each time a session ends. */
function expiriesOf({ lapsed }: ProvidedSession) {
  const expired = jest.fn();
  lapsed.subscribe(() => lapsed.get() && expired());
  return expired;
}
const REFUSED = { name: 'ApiFailure', status: 401, handled: true };

test('all calls share one request, whose token is used until rejected', async () => {
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
  'a page answering %p to a rejected token has nobody signed in, and is notified once',
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
  'a page answering %j has nobody signed in',
  async (answer) => {
    const session = new ProvidedSession(async () => answer);
    await expect(session.freshToken()).rejects.toMatchObject(REFUSED);
  },
);

test('a token followed by a line break is trimmed', async () => {
  const session = new ProvidedSession(async () => 'one\n');
  expect(await session.freshToken()).toEqual({ type: 'Bearer', value: 'one' });
});

test('a page that keeps offering a rejected token is notified once', async () => {
  const session = new ProvidedSession(async () => 'old');
  const expired = expiriesOf(session);
  await session.freshToken();
  for (const refused of ['old', undefined, undefined])
    await expect(session.freshToken(refused)).rejects.toMatchObject(REFUSED);
  expect([session.lapsed.get(), expired.mock.calls.length]).toEqual([true, 1]);
  // Offered again, it may be valid again, so the provider decides.
  session.renew();
  expect(await session.freshToken()).toEqual({ type: 'Bearer', value: 'old' });
});

test('counts a page that throws as signed out', async () => {
  const session = new ProvidedSession(() => Promise.reject(new Error('no')));
  await expect(session.freshToken()).rejects.toMatchObject(REFUSED);
});

test('the latest session of the page wins, even while it is being requested', async () => {
  const { session, questions } = page();
  const call = session.freshToken();
  session.renew();
  const later = session.freshToken();
  questions[0]?.('old');
  questions[1]?.('new');
  expect(await Promise.all([call, later])).toEqual([1, 2].map(() => ({ type: 'Bearer', value: 'new' })));
});

test('an expired session resumes with the next token', async () => {
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
