import { screen } from '@testing-library/react';
import type { ApiRequest } from '@waymark/contract';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { showArea } from '../../testing/show-area';

/** jsdom has no layout. */
const HEIGHT = 700;
class Still {
  observe(): void {}
  disconnect(): void {}
}

beforeAll(() => {
  Object.assign(globalThis, { ResizeObserver: Still });
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
});
afterAll(() => jest.restoreAllMocks());
afterEach(unmountRemotes);

const after = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const RUNNING = { start_at: after(-60), finish_at: after(150), start_anytime: 0 as number };
const STANDINGS: readonly (readonly [place: number, points: number])[] = [
  [1, 90],
  [2, 40],
];

/** The projector of game 7, with 67 answers and these places and points. */
async function show(game: object, standings = STANDINGS) {
  const teams = standings.map(([place, points], at) => ({ id: at + 1, name: `Team ${at + 1}`, points, place }));
  const respond = ({ path }: ApiRequest) =>
    path === '/leaderboards/game/7.json' ? { teams, my: null, count: teams.length } : undefined;
  await showArea('/teams/projector/7', respond, { game: { code: 'LOGBOOK', answers_count: 67, ...game } });
  await screen.findByText('Team 1');
}

it.each([
  ['counts down while the game runs', RUNNING, 'timer', 'code', '67 answers so far'],
  ['shows no clock if players start anytime', { ...RUNNING, start_anytime: 1 }, '', 'code', '67 answers so far'],
  ['says that the game is stopped', { ...RUNNING, start_anytime: 2 }, 'Stopped', '', '67 answers so far'],
  ['invites nobody to a finished game', { ...RUNNING, finish_at: after(-1) }, '', '', '67 answers'],
])('%s', async (_, game, clock, code, answers) => {
  await show(game);
  expect([
    screen.queryByRole('timer') ? 'timer' : (screen.queryByText('Stopped')?.textContent ?? ''),
    screen.queryByText('LOGBOOK') ? 'code' : '',
    screen.getByText(/67 answers/).textContent,
  ]).toEqual([clock, code, answers]);
});

const rows = () => screen.getAllByRole('listitem');
const coloured = () => rows().map((row) => row.hasAttribute('data-first'));
const edges = () =>
  rows().map(({ style }) => {
    const top = Number.parseFloat(style.transform.replace('translateY(', ''));
    return [top, top + Number.parseFloat(style.blockSize)].map(Math.round);
  });

it('shows plain rows of one height while nobody has points', async () => {
  await show(RUNNING, Array(7).fill([1, 0]));
  expect(coloured()).toEqual(Array(7).fill(false));
  expect(edges().map(([top]) => top)).toEqual([0, 100, 200, 300, 400, 500, 600]);
});

it('colours all teams that share the first place, each as tall as the other', async () => {
  await show(RUNNING, [
    [1, 90],
    [1, 90],
    [3, 40],
    [4, 30],
    [5, 20],
    [6, 10],
  ]);
  expect(coloured()).toEqual([true, true, false, false, false, false]);
  expect(edges()).toEqual([
    [0, 141],
    [141, 282],
    [282, 387],
    [387, 491],
    [491, 596],
    [596, 700],
  ]);
});

it('keeps the digits of a place on one line', async () => {
  await show(RUNNING, [[10, 90]]);
  expect(getComputedStyle(screen.getByText('10')).whiteSpace).toBe('nowrap');
});
