import { act, render, screen } from '@testing-library/react';
import { UiRoot } from '@waymark/ui';
import { GameStanding } from './game-standing';

const NOW = Date.parse('2036-11-21T12:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const show = (startsIn: number, finishesIn: number, german: Record<string, string> = {}) =>
  render(
    <UiRoot language="de" translate={(phrase) => german[phrase] ?? phrase}>
      <GameStanding game={{ start_anytime: 0, start_at: at(startsIn), finish_at: at(finishesIn) }} />
    </UiRoot>,
  );

it.each([
  [5, '5 min left'],
  [60, '1 h left'],
  [100, '1 h 40 min left'],
  [1440, '1 d left'],
  [1500, '1 d 1 h left'],
])('shows %i minutes before the end as %s', (minutes, text) => {
  show(-60, minutes);
  expect(screen.getByText(text)).toBeTruthy();
});

it('shows when a game starts, in the current language', () => {
  show(100, 200, { 'in {time}': 'in {time}', '{h} h {m} min': '{h} Std. {m} Min.' });
  expect(screen.getByText('in 1 Std. 40 Min.')).toBeTruthy();
});

it('goes from scheduled to live to finished while open, word and time together', () => {
  show(1, 3);
  expect([screen.queryByText('Scheduled'), screen.queryByText('in 1 min')]).not.toContain(null);
  act(() => jest.advanceTimersByTime(75_000));
  expect([screen.queryByText('Live'), screen.queryByText('2 min left')]).not.toContain(null);
  act(() => jest.advanceTimersByTime(120_000));
  expect([screen.queryByText('Finished'), screen.queryByText(/left|in \d/)]).toEqual([expect.anything(), null]);
});

it('is up to date as soon as a machine wakes up', () => {
  show(1, 3);
  jest.setSystemTime(NOW + 2 * 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Live')).toBeTruthy();
});
