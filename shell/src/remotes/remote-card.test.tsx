import { act, render } from '@testing-library/react';
import { type LiveStatus, writable } from '@waymark/contract';
import { ServicesContext } from '../services/services-context';
import { RemoteCard } from './remote-card';

jest.mock('@waymark/host/remotes/failure-card', () => ({ FailureCard: () => null }));
jest.mock('../navigation/open-game', () => ({ useOpenScreen: () => undefined }));

/** Draws the card of an area that has failed, with a socket in this state. */
function draw(status: LiveStatus) {
  const connection = { status: writable<LiveStatus>(status) };
  const onRetry = jest.fn();
  const { unmount } = render(
    <ServicesContext value={{ connection } as never}>
      <RemoteCard state={{ status: 'failed' } as never} onRetry={onRetry} />
    </ServicesContext>,
  );
  return { onRetry, unmount, become: (next: LiveStatus) => act(() => connection.status.set(next)) };
}

it('retries once the lost socket is back, but not on the first connection', () => {
  const { onRetry, become } = draw('connecting');
  become('live');
  expect(onRetry).not.toHaveBeenCalled();
  become('reconnecting');
  expect(onRetry).not.toHaveBeenCalled();
  become('live');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('retries once the browser is back online', () => {
  const { onRetry } = draw('live');
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  act(() => {
    onLine.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
  });
  act(() => {
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  });
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('retries for a while after the browser is online, also as the card of the next failure', () => {
  jest.useFakeTimers();
  const [first, second] = [draw('live'), draw('live')];
  act(() => void window.dispatchEvent(new Event('online')));
  first.unmount();
  act(() => jest.advanceTimersByTime(3000));
  const next = draw('live');
  expect([first, second, next].map(({ onRetry }) => onRetry.mock.calls.length)).toEqual([1, 2, 0]);
  act(() => jest.advanceTimersByTime(2000));
  expect(next.onRetry).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(60_000));
  const calls = [second, next].map(({ onRetry }) => onRetry.mock.calls.length);
  act(() => jest.advanceTimersByTime(60_000));
  expect([second, next].map(({ onRetry }) => onRetry.mock.calls.length)).toEqual(calls);
  expect(Math.max(...calls)).toBeLessThan(10);
  const late = draw('live');
  act(() => jest.advanceTimersByTime(60_000));
  expect(late.onRetry).not.toHaveBeenCalled();
  jest.useRealTimers();
});
