import { renderHook } from '@testing-library/react';
import { type Notice, writable } from '@waymark/contract';
import type { ReactNode } from 'react';
import { ServicesContext } from '../services/services-context';
import { useSessionEnd } from './use-session-end';

const DAY = 86_400_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(end?: number) {
  const shown: Notice[] = [];
  const guest = writable({ endsAt: end, game: 7 });
  const services = { session: { guest }, notices: { show: (notice: Notice) => shown.push(notice) } };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services as never}>{children}</ServicesContext>
  );
  return { shown, ...renderHook(useSessionEnd, { wrapper }) };
}

// A browser timer cannot wait 31 days.
it.each([1, 31])('warns once, a minute before a judge link of %i days ends', (days) => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const { shown } = setUp(Date.now() + days * DAY);
  expect(timers.mock.calls.every(([, delay = 0]) => delay < 2 ** 31)).toBe(true);
  jest.advanceTimersByTime(days * DAY - 60_001);
  expect(shown).toEqual([]);
  jest.advanceTimersByTime(DAY);
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({ tone: 'warning', duration: 60_000 });
});

it('warns on a page opened within the last minute, and not after the end', () => {
  expect(setUp(Date.now() + 20_000).shown).toMatchObject([{ duration: 20_000 }]);
  expect(setUp(Date.now() - 1).shown).toEqual([]);
});

it('never warns about a renewable session, nor after the page has closed', () => {
  const renewed = setUp();
  const gone = setUp(Date.now() + DAY);
  gone.unmount();
  jest.advanceTimersByTime(90 * DAY);
  expect([renewed.shown, gone.shown]).toEqual([[], []]);
});
