import { answerOf, expiredTab, openSession, settle } from '../testing/open-session';
import { PretendPlatform, type SeenRequest } from '../testing/pretend-platform';

const MINUTE = 60_000;
const MAINTENANCE = '/v1/services/maintenance.json';
const REFRESH = '/v1/users/refresh.json';
const GAMES = { method: 'GET', path: '/games.json' } as const;
const WITH_AND_WITHOUT_LOCKS = ['with locks', 'without locks'] as const;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T19:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe.each(WITH_AND_WITHOUT_LOCKS)('tabs of one browser, %s,', (locks) => {
  it('refresh once, and the others use the new token', async () => {
    const { browser, platform } = expiredTab(locks);
    platform.latency = () => 200;
    const tabs = Array.from({ length: 10 }, () => openSession(browser.openTab(), platform));
    const answers = await settle(Promise.all(tabs.map(({ send }) => send(GAMES))));
    expect(answers).toEqual(tabs.map(() => ({ carried: 'Bearer token-2' })));
    expect([platform.countOf(MAINTENANCE), platform.countOf(REFRESH)]).toEqual([1, 1]);
  });

  it('set the refreshing flag in local storage only while refreshing', async () => {
    const { platform, session, tab } = expiredTab(locks);
    const flags: (string | null)[] = [];
    platform.instead = () => {
      flags.push(tab.storage.getItem('refreshing'));
      return undefined;
    };
    await settle(session.freshToken());
    expect(flags.every((flag) => Number.parseInt(flag ?? '', 10) > 0)).toBe(true);
    expect(flags).toHaveLength(2);
    expect(tab.storage.getItem('refreshing')).toBeNull();
  });

  it.each([
    ['a timestamp', () => `${Date.now()}`],
    ['a word', () => 'true'],
    ['a digit', () => '1'],
  ])('wait for another tab whose flag is %s', async (_, flag) => {
    const { browser, platform, session } = expiredTab(locks);
    const other = browser.openTab().storage;
    other.setItem('refreshing', flag());
    const token = session.freshToken();
    await jest.advanceTimersByTimeAsync(9_000);
    expect(platform.seen).toEqual([]);
    other.setItem('token', 'theirs');
    other.setItem('refresh_token', 'their-refresh');
    other.setItem('expiration', String(Date.now() + 60 * MINUTE));
    other.removeItem('refreshing');
    await jest.advanceTimersByTimeAsync(100);
    expect(await token).toEqual({ type: 'Bearer', value: 'theirs' });
    expect(platform.seen).toEqual([]);
  });

  it.each([
    ['a timestamp', () => `${Date.now()}`],
    ['a word', () => 'true'],
    ['a digit', () => '1'],
    ['a future timestamp', () => `${Date.now() + 5000}`],
  ])('stop waiting for the flag of a dead tab, left as %s', async (_, flag) => {
    const { browser, platform, session } = expiredTab(locks);
    browser.openTab().storage.setItem('refreshing', flag());
    const token = session.freshToken();
    await jest.advanceTimersByTimeAsync(9_000);
    expect(platform.seen).toEqual([]);
    await jest.advanceTimersByTimeAsync(7_000);
    expect(await token).toEqual({ type: 'Bearer', value: 'token-2' });
  });

  it('ignore a stale flag', async () => {
    const { browser, session, tab } = expiredTab(locks);
    browser.openTab().storage.setItem('refreshing', String(Date.now() - 10_000));
    const token = session.freshToken();
    await jest.advanceTimersByTimeAsync(100);
    expect(await token).toEqual({ type: 'Bearer', value: 'token-2' });
    expect(tab.storage.getItem('refreshing')).toBeNull();
  });

  it('take over from a tab that crashed while refreshing', async () => {
    const { browser, platform, session } = expiredTab(locks);
    const dying = browser.openTab();
    const unanswered = new PretendPlatform();
    unanswered.latency = () => 3_600_000;
    void openSession(dying, unanswered).session.freshToken();
    await jest.advanceTimersByTimeAsync(5_000);
    const token = session.freshToken();
    await jest.advanceTimersByTimeAsync(1_000);
    dying.crash();
    await jest.advanceTimersByTimeAsync(6_000);
    expect(platform.seen).toEqual([]);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await token).toEqual({ type: 'Bearer', value: 'token-2' });
  });

  it('wait for a refresh that outlasts the flag', async () => {
    const { browser, platform, session } = expiredTab(locks);
    platform.latency = () => 25_000;
    const other = openSession(browser.openTab(), platform).session;
    const tokens = Promise.all([session.freshToken(), other.freshToken()]);
    expect(await settle(tokens)).toMatchObject([{ value: 'token-2' }, { value: 'token-2' }]);
    expect(platform.countOf(REFRESH)).toBe(1);
  });

  it('fail their waiting calls when the refresh is rejected, without retrying', async () => {
    const { browser, platform } = expiredTab(locks);
    platform.latency = () => 200;
    platform.instead = ({ path }: SeenRequest) => (path === REFRESH ? new Response('', { status: 401 }) : undefined);
    const tabs = Array.from({ length: 4 }, () => openSession(browser.openTab(), platform));
    const outcomes = await settle(Promise.allSettled(tabs.map(({ send }) => send(GAMES))));
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.status)).toEqual(
      tabs.map(() => 401),
    );
    expect(platform.countOf(REFRESH)).toBe(1);
    expect(platform.countOf('/v1/games.json')).toBe(0);
    expect(tabs.map(({ session }) => session.signedIn.get())).toEqual(tabs.map(() => false));
    // In every tab, so that each goes to sign-in and says why.
    expect(tabs.map(({ events }) => events)).toEqual(tabs.map(() => ['expired']));
  });
});

describe('another tab', () => {
  /** Signs in by another tab, without signing out before, and returns what this one's session was meanwhile. */
  const replaceBy = async (user: number) => {
    const { browser, platform, session } = expiredTab();
    const states: boolean[] = [];
    session.signedIn.subscribe(() => states.push(session.signedIn.get()));
    openSession(browser.openTab(), platform).session.begin(answerOf(platform, { token: 'theirs', user_id: user }));
    await jest.runAllTimersAsync();
    return { states, token: session.currentToken() };
  };

  it('that signs in somebody else first ends the session of this one, so nothing of the last account stays', async () => {
    expect(await replaceBy(8)).toEqual({ states: [false, true], token: 'theirs' });
  });

  it('whose session expires ends this one as expired, once, while it still counts as signed in', async () => {
    const { browser, events, session } = expiredTab();
    const states: (boolean | readonly string[])[] = [];
    session.signedIn.subscribe(() => states.push(session.signedIn.get(), [...events]));
    const { storage } = browser.openTab();
    storage.clear();
    storage.clear();
    await jest.runAllTimersAsync();
    expect(states).toEqual([false, ['expired']]);
    expect(events).toEqual(['expired']);
  });

  it('that signs out, or clears a storage without a session, expires nothing', async () => {
    const { browser, events, platform, session } = expiredTab();
    const other = openSession(browser.openTab(), platform).session;
    other.end();
    await jest.runAllTimersAsync();
    browser.openTab().storage.clear();
    await jest.runAllTimersAsync();
    expect([session.signedIn.get(), events]).toEqual([false, []]);
  });

  it('that signs in the same account changes only the token', async () => {
    expect(await replaceBy(7)).toEqual({ states: [], token: 'theirs' });
  });
});

describe('a failing lock manager', () => {
  it('is bypassed', async () => {
    const { platform, tab } = expiredTab('without locks');
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    const { session } = openSession({ ...tab, locks: locks as unknown as Pick<LockManager, 'request'> }, platform);
    expect(await settle(session.freshToken())).toEqual({ type: 'Bearer', value: 'token-2' });
  });
});
