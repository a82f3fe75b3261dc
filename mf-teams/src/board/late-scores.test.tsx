import { act, screen, waitFor } from '@testing-library/react';
import type { ApiRequest } from '@waymark/contract';
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

/** A screen with the board of game 7, whose loads each have the points of their start and end when the test says so. */
async function show(path: string) {
  const stored = { points: 10 };
  const loads: (() => void)[] = [];
  const respond = (call: ApiRequest) => {
    if (call.path === '/tasks/game/7.json') return { tasks: [], meta: { count: 4 } };
    if (call.path !== '/leaderboards/game/7.json') return undefined;
    const teams = [{ id: 1, name: 'Gulls', points: stored.points, place: 1, points_place: 1, completed: 1 }];
    return new Promise((done) => loads.push(() => done({ teams, my: null })));
  };
  const game = { code: 'LOGBOOK', finish_at: null, user: { access: 'Created' } };
  const { sendLive } = await showArea(path, respond, { game });
  await waitFor(() => expect(loads).toHaveLength(1));
  return {
    stored,
    loads,
    score: (points: number) => {
      stored.points = points;
      act(() => sendLive({ id: `${points}`, source: 'ss.game.score', detail: { game: { id: 7 } } }));
    },
    finish: (load: number) => act(async () => loads[load]?.()),
  };
}

/** Longer than a board waits between loads. */
const pass = () => act(() => new Promise((resolve) => setTimeout(resolve, 800)));

it.each(['/teams/leaderboard/7', '/teams/projector/7', '/teams/top/7'])(
  'loads again after a load that began before the last score: %s',
  async (path) => {
    const { loads, score, finish } = await show(path);
    score(20);
    await pass();
    expect(loads).toHaveLength(1);
    await finish(0);
    await pass();
    expect(loads).toHaveLength(2);
    score(30);
    score(40);
    await pass();
    expect(loads).toHaveLength(2);
    await finish(1);
    await pass();
    expect(loads).toHaveLength(3);
    await finish(2);
    await pass();
    expect(loads).toHaveLength(3);
    expect(screen.getByRole('listitem').textContent).toContain('40');
  },
);
