import { screen, waitFor, within } from '@testing-library/react';
import type { ApiRequest } from '@waymark/contract';
import { asGameId } from '@waymark/contract';
import { buildGame, createFakeHost } from '@waymark/testing';
import { clickOn, mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../../remote';

afterEach(unmountRemotes);

const PROGRESS = {
  teams: [{ id: 1, name: 'Gulls' }],
  challenges: [{ id: 1, position: 1, name: 'Salute', task_type: 1, tried: 1 }],
  states: ['d'],
  times: null,
  judging: null,
};
const CREATED = { user: { access: 'Created' as const } };
const GAMES = [
  buildGame({ id: asGameId(7), name: 'The Known Day', ...CREATED }),
  buildGame({ id: asGameId(8), name: 'Low Water', ...CREATED }),
];

/** What the platform answers. */
function respond({ path }: ApiRequest): unknown {
  if (path === '/analytics/teams.json') return { analytics: { teams: 1, players: 4, players_per_team: 4 } };
  if (path === '/analytics/progress.json') return PROGRESS;
  if (path === '/games.json') return { games: GAMES, meta: { pages: 1 } };
  return { game: GAMES.find(({ id }) => path.endsWith(`/${id}.json`)) };
}

it('opens the list of games with one press and compares with the chosen one', async () => {
  const fake = createFakeHost({ path: '/games/analytics/7', respond });
  await mountRemote(remote, fake);
  await clickOn(await screen.findByRole('button', { name: 'Choose a game' }));
  const list = within(await screen.findByRole('listbox', { name: 'Compare with' }));
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Low Water']);
  await clickOn(list.getByRole('option', { name: 'Low Water' }));
  const both = within(await screen.findByRole('table', { name: 'Beside another game' }));
  expect(both.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Low Water');
  await waitFor(() => expect(fake.location().search).toBe('?with=8'));
  // Only on the way to a choice.
  expect(screen.queryByRole('listbox')).toBeNull();
});
