import { answerOf, expiredTab, GAMES, openSession, REFRESH, settle, stopClock } from '../testing/open-session';
import { PretendBrowser } from '../testing/pretend-browser';
import { PretendPlatform } from '../testing/pretend-platform';

const MINUTE = 60_000;
const MAINTENANCE = '/v1/services/maintenance.json';

stopClock();

describe('the stored session', () => {
  it('is kept in local storage as user_id, token, refresh_token and expiration', () => {
    const { storage, ...tab } = new PretendBrowser().openTab();
    openSession({ storage, ...tab }, new PretendPlatform()).session.begin({
      token: 't1',
      refresh_token: 'r1',
      lifespan: 45,
      user_id: 12,
    });
    const stored = Object.fromEntries(
      Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '').map((key) => [
        key,
        storage.getItem(key),
      ]),
    );
    expect(stored).toEqual({
      user_id: '12',
      token: 't1',
      refresh_token: 'r1',
      expiration: String(Date.now() + 45 * MINUTE),
    });
  });

  it('reads the lifespan in minutes, and refreshes after the last one', async () => {
    const platform = new PretendPlatform();
    const { session } = openSession(new PretendBrowser().openTab(), platform);
    session.begin(answerOf(platform, { lifespan: 2 }));
    jest.advanceTimersByTime(2 * MINUTE - 1);
    expect(await session.freshToken()).toEqual({ type: 'Bearer', value: 'token-1' });
    expect(platform.seen).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(await settle(session.freshToken())).toEqual({ type: 'Bearer', value: 'token-2' });
  });

  it('keeps end and game of a judge link across reloads and refreshes, until it ends', async () => {
    const browser = new PretendBrowser();
    const platform = new PretendPlatform();
    const { session } = openSession(browser.openTab(), platform);
    const guest = { endsAt: Date.parse('2026-11-22T19:00:00Z'), game: 7 };
    session.begin(answerOf(platform), guest);
    jest.advanceTimersByTime(60 * MINUTE);
    await settle(session.freshToken());
    const reloaded = openSession(browser.openTab(), platform).session;
    expect([session.guest.get(), reloaded.guest.get()]).toEqual([guest, guest]);
    session.end();
    await settle(Promise.resolve());
    expect([session.guest.get(), reloaded.guest.get()]).toEqual([undefined, undefined]);
    session.begin(answerOf(platform));
    expect(session.guest.get()).toBeUndefined();
  });

  it('survives a reload', async () => {
    const browser = new PretendBrowser();
    const platform = new PretendPlatform();
    openSession(browser.openTab(), platform).session.begin(answerOf(platform));
    const { session } = openSession(browser.openTab(), platform);
    expect(session.signedIn.get()).toBe(true);
    expect(await session.freshToken()).toEqual({ type: 'Bearer', value: 'token-1' });
  });

  it('notifies other tabs when it begins and ends', async () => {
    const browser = new PretendBrowser();
    const platform = new PretendPlatform();
    const [one, other] = [browser.openTab(), browser.openTab()].map((tab) => openSession(tab, platform).session);
    one?.begin(answerOf(platform));
    await jest.runAllTimersAsync();
    expect(other?.signedIn.get()).toBe(true);
    one?.end();
    await jest.runAllTimersAsync();
    expect(other?.signedIn.get()).toBe(false);
  });

  it('ignores other tabs once closed', async () => {
    const browser = new PretendBrowser();
    const platform = new PretendPlatform();
    const { session } = openSession(browser.openTab(), platform);
    session.close();
    openSession(browser.openTab(), platform).session.begin(answerOf(platform));
    await jest.runAllTimersAsync();
    expect(session.signedIn.get()).toBe(false);
  });
});

describe('a call', () => {
  it('carries the stored token', async () => {
    const platform = new PretendPlatform();
    const { session, send } = openSession(new PretendBrowser().openTab(), platform);
    session.begin(answerOf(platform));
    expect(await send(GAMES)).toEqual({ carried: 'Bearer token-1' });
  });

  it('of a read carries the expired token while the provider is unreachable, for stored responses', async () => {
    const { send, platform } = expiredTab();
    const gone = new TypeError('Failed to fetch');
    platform.instead = ({ path }) => (path === '/v1/games.json' ? Response.json({ kept: true }) : gone);
    expect(await settle(send(GAMES))).toEqual({ kept: true });
    expect(platform.seen.at(-1)?.headers.get('Authorization')).toBe('Bearer token-1');
    platform.seen.length = 0;
    await expect(settle(send({ method: 'PUT', path: '/games/7.json', body: {} }))).rejects.toMatchObject({
      status: 'none',
    });
    expect(platform.countOf('/v1/games/7.json')).toBe(0);
  });

  it('carries the stored auth type, and keeps it across a refresh', async () => {
    const platform = new PretendPlatform();
    platform.instead = ({ path }) => (path === '/v1/games.json' ? Response.json({}) : undefined);
    const { session, send } = openSession(new PretendBrowser().openTab(), platform);
    session.begin(answerOf(platform, { auth_type: 'Organiser' }));
    await send(GAMES);
    jest.advanceTimersByTime(60 * MINUTE);
    await settle(send(GAMES));
    const carried = platform.seen.filter(({ path }) => path === '/v1/games.json');
    expect(carried.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Organiser token-1',
      'Organiser token-2',
    ]);
  });

  it('waits for a refresh after expiry and carries the new token', async () => {
    const { platform, send } = expiredTab();
    expect(await settle(send(GAMES))).toEqual({ carried: 'Bearer token-2' });
    expect(platform.seen.map(({ path }) => path)).toEqual([MAINTENANCE, REFRESH, '/v1/games.json']);
  });
});

describe('a refresh', () => {
  it('is a POST of the refresh token after a GET of the maintenance check, both without a token', async () => {
    const { platform, session } = expiredTab();
    await settle(session.freshToken());
    expect(platform.seen.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'GET', path: MAINTENANCE, body: undefined },
      { method: 'POST', path: REFRESH, body: { refresh_token: 'refresh-1' } },
    ]);
    for (const { headers } of platform.seen) {
      expect(headers.get('Authorization')).toBeNull();
      expect(headers.get('X-Whitelabel')).toBe('harbour');
      expect(headers.get('Accept')).toBe('application/json');
      expect(headers.get('Content-Type')).toBe('application/json');
    }
  });

  it('stores the new tokens with now plus the lifespan, and keeps the account', async () => {
    const { platform, session, tab } = expiredTab();
    platform.latency = () => 400;
    await settle(session.freshToken());
    const answered = new Date('2026-11-21T20:00:00.800Z').getTime();
    expect(['user_id', 'token', 'refresh_token', 'expiration'].map((key) => tab.storage.getItem(key))).toEqual([
      '7',
      'token-2',
      'refresh-2',
      String(answered + 60 * MINUTE),
    ]);
  });

  it('is shared by all waiting calls of a tab', async () => {
    const { platform, send } = expiredTab();
    platform.latency = () => 300;
    const answers = await settle(Promise.all(Array.from({ length: 12 }, () => send(GAMES))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"carried":"Bearer token-2"}']));
    expect([platform.countOf(MAINTENANCE), platform.countOf(REFRESH)]).toEqual([1, 1]);
  });

  it('runs again when the new token has expired too', async () => {
    const { platform, send } = expiredTab();
    await settle(send(GAMES));
    jest.advanceTimersByTime(60 * MINUTE);
    expect(await settle(send(GAMES))).toEqual({ carried: 'Bearer token-3' });
    expect(platform.countOf(REFRESH)).toBe(2);
  });

  it('clears local storage and reports the session as expired, once, on a 401', async () => {
    const { platform, session, send, events, tab } = expiredTab();
    tab.storage.setItem('language', 'de');
    platform.instead = ({ path }) => (path === REFRESH ? new Response('', { status: 401 }) : undefined);
    const outcomes = await settle(Promise.allSettled([send(GAMES), send(GAMES)]));
    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: { status: 401, handled: true } },
      { status: 'rejected', reason: { status: 401, handled: true } },
    ]);
    expect(events).toEqual(['expired']);
    expect(tab.storage.length).toBe(0);
    expect(session.signedIn.get()).toBe(false);
    expect(platform.countOf('/v1/games.json')).toBe(0);
  });

  it('without a refresh token reports the session as expired', async () => {
    const { platform, session, events, tab } = expiredTab();
    tab.storage.removeItem('refresh_token');
    await expect(settle(session.freshToken())).rejects.toMatchObject({ status: 401, handled: true });
    expect(events).toEqual(['expired']);
    expect(platform.countOf(REFRESH)).toBe(0);
  });

  it.each([500, 503])('leads to maintenance and keeps the session when it fails with %d', async (status) => {
    const { platform, send, events, tab } = expiredTab();
    platform.instead = ({ path }) => (path === REFRESH ? new Response('', { status }) : undefined);
    await expect(settle(send(GAMES))).rejects.toMatchObject({ status, handled: true });
    expect(events).toEqual(['maintenance']);
    expect(tab.storage.getItem('refresh_token')).toBe('refresh-1');
  });

  it.each([
    ['400', new Response('', { status: 400 }), 400],
    ['403', new Response('', { status: 403 }), 403],
    ['422', Response.json({ message: 'no' }, { status: 422 }), 422],
    ['502', new Response('<html>', { status: 502 }), 502],
    ['no answer', new TypeError('Failed to fetch'), 'none'],
    ['an answer without tokens', Response.json({ ok: true }), 200],
    ['an invalid answer', new Response('<html>', { status: 200 }), 200],
  ] as const)('keeps the session and fails the waiting calls after %s', async (_, failure, status) => {
    const { platform, session, send, events, tab } = expiredTab();
    // Nothing answers anything then.
    platform.instead = ({ path }) => (path === REFRESH || status === 'none' ? failure : undefined);
    await expect(settle(send(GAMES))).rejects.toMatchObject({ name: 'ApiFailure', status, handled: false });
    expect(events).toEqual([]);
    expect(session.signedIn.get()).toBe(true);
    expect(tab.storage.getItem('refreshing')).toBeNull();
    platform.instead = () => undefined;
    expect(await settle(send(GAMES))).toEqual({ carried: 'Bearer token-2' });
  });
});

describe('the maintenance check', () => {
  const checkAnswers = (answer: Response | Error) => {
    const opened = expiredTab();
    opened.platform.instead = ({ path }) => (path === MAINTENANCE ? answer : undefined);
    return opened;
  };

  it.each([
    ['says so', Response.json({ maintenance: true })],
    ['is answered with 503', new Response('', { status: 503 })],
  ])('leads to maintenance instead of refreshing when it %s', async (_, answer) => {
    const { platform, send, events, session } = checkAnswers(answer);
    await expect(settle(send(GAMES))).rejects.toMatchObject({ status: 503, handled: true });
    expect(events).toEqual(['maintenance']);
    expect(platform.countOf(REFRESH)).toBe(0);
    expect(session.signedIn.get()).toBe(true);
  });

  it.each([
    ['404', new Response('', { status: 404 })],
    ['500', new Response('', { status: 500 })],
    ['500 and a maintenance flag', Response.json({ maintenance: true }, { status: 500 })],
    ['a page of HTML', new Response('<html>')],
    ['an empty object', Response.json({})],
    ['no answer', new TypeError('Failed to fetch')],
  ])('is ignored when it fails with %s', async (_, answer) => {
    const { send, events } = checkAnswers(answer);
    expect(await settle(send(GAMES))).toEqual({ carried: 'Bearer token-2' });
    expect(events).toEqual([]);
  });
});
