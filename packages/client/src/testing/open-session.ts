import type { TokenAnswer } from '@waymark/contract';
import { Session } from '../session/session';
import { createTransport } from '../transport/transport';
import { PretendBrowser, type Tab } from './pretend-browser';
import { PretendPlatform, testConfig } from './pretend-platform';

/** The path of a refresh, as the platform counts it. */
export const REFRESH = '/v1/users/refresh.json';
/** A call that needs a session. */
export const GAMES = { method: 'GET', path: '/games.json' } as const;

/** Each test of a file begins on the same evening, and moves the time itself. */
export function stopClock(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T19:00:00Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

const MINUTE = 60_000;

/** The response to signing in. */
export const answerOf = (platform: PretendPlatform, more: Partial<TokenAnswer> = {}): TokenAnswer => ({
  token: platform.token,
  refresh_token: platform.refreshToken,
  lifespan: 60,
  user_id: 7,
  ...more,
});

/** A session in a tab, and its events. */
export function openSession(tab: Partial<Tab>, platform: PretendPlatform) {
  const events: string[] = [];
  const session = new Session({
    config: testConfig,
    hostname: 'builder.test',
    storage: tab.storage,
    locks: tab.locks,
    events: (tab.events ?? new EventTarget()) as unknown as Window,
    fetch: platform.fetch as typeof fetch,
    onExpired: () => events.push('expired'),
    onMaintenance: () => events.push('maintenance'),
  });
  const send = createTransport({
    config: testConfig,
    hostname: 'builder.test',
    session,
    fetch: platform.fetch as typeof fetch,
    onLapsed: () => events.push('lapsed'),
  });
  return { session, send, events };
}

/** A signed-in tab with an expired token. */
export function expiredTab(locks: 'with locks' | 'without locks' = 'with locks') {
  const browser = new PretendBrowser(locks);
  const platform = new PretendPlatform();
  const tab = browser.openTab();
  const opened = openSession(tab, platform);
  opened.session.begin(answerOf(platform));
  jest.advanceTimersByTime(60 * MINUTE);
  return { browser, platform, tab, ...opened };
}

/** Advances the time until all work has finished. */
export async function settle<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  await jest.runAllTimersAsync();
  return work;
}
