import { act, screen, waitFor, within } from '@testing-library/react';
import type { ApiRequest } from '@waymark/contract';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { WidgetScreen } from '../../screens';
import { showArea } from '../../testing/show-area';

jest.setTimeout(60_000);
beforeAll(() => WidgetScreen.fetched());
afterEach(unmountRemotes);

const team = (place: number, points: number, id: number) => ({ id, name: `Team ${id}`, points, place, completed: 1 });
type Standing = readonly [place: number, points: number];

/** The top ten of game 7, which may change. */
async function show(standings: readonly Standing[]) {
  let now = standings;
  const respond = ({ path }: ApiRequest) =>
    path === '/leaderboards/game/7.json'
      ? { teams: now.map(([place, points], at) => team(place, points, at + 1)), my: null }
      : undefined;
  const { sendLive } = await showArea('/teams/top/7', respond, { title: 'Top 10', game: { code: 'LOGBOOK' } });
  await screen.findByText('Team 1');
  return (next: readonly Standing[]) => {
    now = next;
    act(() => sendLive({ id: '1', source: 'ss.game.score', detail: { game: { id: 7 } } }));
  };
}

const rows = () => within(screen.getByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
const medals = () => rows().map((row) => row.querySelector('[data-medal]')?.textContent);
const distances = () => rows().map((row) => row.querySelector('small')?.textContent);
const heights = () => rows().map(({ style }) => style.blockSize);

it('shows plain rows while nobody has points', async () => {
  await show(Array(6).fill([1, 0]));
  expect([medals(), distances()]).toEqual([Array(6).fill(undefined), Array(6).fill(undefined)]);
  expect(heights()).toEqual(Array(6).fill('42px'));
});

it('gives all teams that share a place the same medal and height, without a distance', async () => {
  await show([
    [1, 90],
    [1, 90],
    [1, 90],
    [1, 90],
    [5, 10],
  ]);
  expect(medals()).toEqual(['1', '1', '1', '1', undefined]);
  expect(distances()).toEqual(Array(5).fill(undefined));
  expect(heights()).toEqual(['60px', '60px', '60px', '60px', '42px']);
});

it('gives no medal to teams without points behind the first', async () => {
  await show([
    [1, 90],
    [2, 0],
    [2, 0],
  ]);
  expect([medals(), distances()]).toEqual([
    ['1', undefined, undefined],
    ['90 points ahead', undefined, undefined],
  ]);
});

it('writes gained and lost points as it writes points', async () => {
  const change = await show([
    [1, 3000],
    [2, 1210],
  ]);
  change([
    [1, 5500],
    [2, -790],
  ]);
  await waitFor(() => expect(rows()[0]?.textContent).toContain('5,500'));
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('+2,500'),
    expect.stringMatching(/-790.*-2,000/),
  ]);
});
