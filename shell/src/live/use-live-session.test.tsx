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
  it('is refreshed every 600,000 ms: the token if due, a dead socket, the open game', () => {
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

  it('is nobody’s who is not signed in', () => {
    const { taken } = setUp(false);
    jest.advanceTimersByTime(1_200_000);
    expect(taken()).toEqual([]);
  });

  it('connects anew when the browser is online again', () => {
    const { taken } = setUp();
    taken();
    window.dispatchEvent(new Event('online'));
    expect(taken()).toEqual(['renew']);
  });

  it('looks after its socket when somebody returns to the page, and not when they leave it', () => {
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

  it('reads nothing again where its socket is open soon', () => {
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

  it('catches up once, soon after its socket is open for the first time, where that took long', () => {
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
