import { render, screen } from '@testing-library/react';
import { UiRoot } from '@waymark/ui';
import { Countdown } from './countdown';

const NOW = Date.parse('2036-11-21T12:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const shown = (startsIn: number, finishesIn: number, german: Record<string, string> = {}) => {
  render(
    <UiRoot language="de" translate={(phrase) => german[phrase] ?? phrase}>
      <div data-testid="time">
        <Countdown game={{ start_anytime: 0, start_at: at(startsIn), finish_at: at(finishesIn) }} />
      </div>
    </UiRoot>,
  );
  return screen.getByTestId('time').textContent;
};

it.each([
  [5, '5 min left'],
  [60, '1 h left'],
  [100, '1 h 40 min left'],
  [1440, '1 d left'],
  [1500, '1 d 1 h left'],
])('%i minutes before the end it says %s', (minutes, text) => {
  expect(shown(-60, minutes)).toBe(text);
});

it('says when a game starts, in the language on view', () => {
  expect(shown(100, 200, { 'in {time}': 'in {time}', '{h} h {m} min': '{h} Std. {m} Min.' })).toBe('in 1 Std. 40 Min.');
});
