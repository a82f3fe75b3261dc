import { act, screen, waitFor } from '@testing-library/react';
import type { ApiRequest } from '@waymark/contract';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { showArea } from '../../testing/show-area';

// jsdom has no layout to observe.
beforeAll(() => Object.assign(globalThis, { ResizeObserver: Still }));
afterEach(unmountRemotes);
afterEach(() => document.querySelector('[data-partner]')?.remove());

class Still {
  observe(): void {}
  disconnect(): void {}
}

const team = (id: number) => ({ id, name: `Team ${id}`, points: 90 - id, place: id, points_place: id, completed: 1 });
const TEAMS = [team(1), team(2), team(3)];

/** The projector of game 7 before the first place is revealed. */
async function show(user: object = { access: 'Created' }) {
  const respond = ({ path, method }: ApiRequest) =>
    path === '/leaderboards/game/7.json' && method === 'GET'
      ? { teams: TEAMS, my: null, count: 3, frozen_at: '2026-11-22T14:00:00Z', revealed: 0 }
      : undefined;
  const shown = await showArea('/teams/projector/7', respond, { game: { code: 'LOGBOOK', user } });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  return shown;
}

/** Presses a key; returns whether the page took it. */
async function press(key: string, target: Element = document.body): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => void target.dispatchEvent(event));
  return event.defaultPrevented;
}

/** Adds elements beside the projector, as a page around it or a dialog above it has them. */
function beside(html: string): Element {
  const place = document.body.appendChild(document.createElement('div'));
  place.dataset.partner = '';
  place.innerHTML = html;
  return place.querySelector('[data-here]') ?? place;
}

it.each([' ', 'Enter', 'ArrowRight', 'PageDown'])('reveals the next place with the key "%s"', async (key) => {
  const shown = await show();
  expect(await press(key)).toBe(true);
  expect(shown.writes().map(({ body }) => body)).toEqual([{ game_id: 7, revealed: 1 }]);
});

it.each([
  ['Enter on a button of a dialog', 'Enter', '<dialog open><button data-here></button></dialog>'],
  ['ArrowRight behind a dialog', 'ArrowRight', '<dialog open></dialog>'],
  ['Space in a text field', ' ', '<input data-here>'],
  ['ArrowRight in a text field', 'ArrowRight', '<textarea data-here></textarea>'],
  ['Enter on a link', 'Enter', '<a href="/x" data-here></a>'],
])('leaves %s alone', async (_, key, html) => {
  const shown = await show();
  expect(await press(key, beside(html))).toBe(false);
  expect(shown.writes()).toEqual([]);
});

it('takes no key from people who may not reveal', async () => {
  const shown = await show({ access: 'Invited', coordinator: true });
  expect(await press('ArrowRight')).toBe(false);
  expect(shown.writes()).toEqual([]);
});
