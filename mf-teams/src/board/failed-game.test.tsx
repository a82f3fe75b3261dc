import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { buildGame, failure } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { showArea } from '../testing/show-area';

jest.setTimeout(60_000);
// jsdom has no layout to observe.
beforeAll(() => Object.assign(globalThis, { ResizeObserver: Still }));
afterEach(unmountRemotes);

class Still {
  observe(): void {}
  disconnect(): void {}
}

const TEAM = { id: 1, name: 'Gulls', points: 90, place: 1, points_place: 1, completed: 1 };

it.each(['leaderboard', 'top', 'projector'])('offers to retry when the game could not be loaded: %s', async (area) => {
  let fails = true;
  await showArea(`/teams/${area}/7`, ({ path }: ApiRequest) => {
    if (path === '/games/7.json') {
      if (fails) throw failure(500);
      return { game: buildGame({ code: 'LOGBOOK' }) };
    }
    if (path === '/leaderboards/game/7.json') return { teams: [TEAM], my: null, count: 1 };
    return path === '/tasks/game/7.json' ? { tasks: [], meta: { count: 0 } } : undefined;
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Gulls')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
