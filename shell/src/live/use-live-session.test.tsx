import { act, renderHook } from '@testing-library/react';
import { type LiveStatus, writable } from '@waymark/contract';
import type { ReactNode } from 'react';
import { ServicesContext } from '../services/services-context';
import { useLiveSession } from './use-live-session';

function setUp(isSignedIn = true) {
  const did: string[] = [];
  const log = (what: string) => () => void did.push(what);
  const signedIn = writable(isSignedIn);
  const status = writable<LiveStatus>('idle');
  const services = {
    session: { signedIn, freshToken: async () => log('token')() },
    connection: { status, open: log('open'), wake: log('wake'), renew: log('renew'), close: log('close') },
    live: { catchUp: log('catch up'), reloadGame: log('game') },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services as never}>{children}</ServicesContext>
  );
  const view = renderHook(() => useLiveSession(), { wrapper });
  return { ...view, signedIn, status, taken: () => did.splice(0) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the live session', () => {
  it('refreshes every 600,000 ms: an expired token, a dead socket, the open game', () => {
    const { taken, unmount } = setUp();
    expect(taken()).toEqual(['open']);
    jest.advanceTimersByTime(599_999);
    expect(taken()).toEqual([]);
    for (let tick = 0; tick < 3; tick += 1) {
      jest.advanceTimersByTime(tick === 0 ? 1 : 600_000);
      expect(taken()).toEqual(['token', 'wake', 'game']);
    }
    unmount();
    expect(taken()).toEqual(['close']);
    jest.advanceTimersByTime(1_200_000);
    expect(taken()).toEqual([]);
  });

  it('does nothing when signed out', () => {
    const { taken } = setUp(false);
    jest.advanceTimersByTime(1_200_000);
    expect(taken()).toEqual([]);
  });

  it('reconnects when the browser is back online', () => {
    const { taken } = setUp();
    taken();
    window.dispatchEvent(new Event('online'));
    expect(taken()).toEqual(['renew']);
  });

  it('checks its socket when the page becomes visible, not when it is hidden', () => {
    const { taken, unmount } = setUp();
    taken();
    const turn = (state: DocumentVisibilityState) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn('hidden');
    expect(taken()).toEqual([]);
    turn('visible');
    expect(taken()).toEqual(['wake']);
    unmount();
    taken();
    turn('visible');
    expect(taken()).toEqual([]);
  });

  it('reloads nothing if its socket opens soon', () => {
    const { status, taken } = setUp();
    taken();
    jest.advanceTimersByTime(4000);
    act(() => status.set('live'));
    jest.advanceTimersByTime(10_000);
    act(() => status.set('reconnecting'));
    act(() => status.set('live'));
    jest.advanceTimersByTime(10_000);
    expect(taken()).toEqual([]);
  });

  it('catches up once, shortly after a slow first connection', () => {
    const { status, taken } = setUp();
    taken();
    jest.advanceTimersByTime(6000);
    act(() => status.set('live'));
    act(() => status.set('reconnecting'));
    jest.advanceTimersByTime(10_000);
    expect(taken()).toEqual([]);
    act(() => status.set('live'));
    jest.advanceTimersByTime(10_000);
    act(() => status.set('reconnecting'));
    act(() => status.set('live'));
    jest.advanceTimersByTime(10_000);
    expect(taken()).toEqual(['catch up']);
  });
});
