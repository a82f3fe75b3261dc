import * as fc from 'fast-check';
import { PretendBrowser } from '../testing/pretend-browser';
import { PretendPlatform, testConfig } from '../testing/pretend-platform';
import { createTransport } from '../transport/transport';
import { Session } from './session';

const HOUR = 3_600_000;

/** A call in a tab, and its delay. */
const call = fc.record({
  tab: fc.nat({ max: 6 }),
  at: fc.oneof(fc.constant(0), fc.nat({ max: 200 }), fc.nat({ max: 30_000 })),
});
const world = fc.record({
  locks: fc.constantFrom('with locks', 'without locks'),
  calls: fc.array(call, { minLength: 1, maxLength: 14 }),
  check: fc.oneof(fc.nat({ max: 100 }), fc.nat({ max: 15_000 })),
  trade: fc.oneof(fc.nat({ max: 100 }), fc.nat({ max: 15_000 })),
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('any number of tabs with an expired token', () => {
  it('refresh exactly once, and every call carries the new token', async () => {
    await fc.assert(
      fc.asyncProperty(world, async ({ locks, calls, check, trade }) => {
        const browser = new PretendBrowser(locks);
        const platform = new PretendPlatform();
        platform.latency = (path) => {
          if (path.endsWith('/maintenance.json')) return check;
          return path.endsWith('/refresh.json') ? trade : 5;
        };
        const trouble: string[] = [];
        const open = () => {
          const tab = browser.openTab();
          const session = new Session({
            config: testConfig,
            hostname: 'builder.test',
            ...tab,
            events: tab.events as unknown as Window,
            fetch: platform.fetch as typeof fetch,
            onExpired: () => trouble.push('expired'),
            onMaintenance: () => trouble.push('maintenance'),
          });
          const send = createTransport({
            config: testConfig,
            hostname: 'builder.test',
            session,
            fetch: platform.fetch as typeof fetch,
            onLapsed: () => trouble.push('lapsed'),
          });
          return { session, send };
        };
        const tabs = Array.from({ length: 7 }, open);
        tabs[0]?.session.begin({ token: platform.token, refresh_token: platform.refreshToken, lifespan: 60 });
        await jest.advanceTimersByTimeAsync(HOUR);

        const answers = Promise.all(
          calls.map(async ({ tab, at }) => {
            if (at > 0) await new Promise((resolve) => setTimeout(resolve, at));
            return tabs[tab]?.send({ method: 'GET', path: '/games.json' });
          }),
        );
        answers.catch(() => undefined);
        await jest.runAllTimersAsync();

        expect(await answers).toEqual(calls.map(() => ({ carried: 'Bearer token-2' })));
        expect(platform.countOf('/v1/users/refresh.json')).toBe(1);
        expect(platform.countOf('/v1/services/maintenance.json')).toBe(1);
        expect(trouble).toEqual([]);
        expect(browser.openTab().storage.getItem('refreshing')).toBeNull();
      }),
      { numRuns: 40 },
    );
  });
});
