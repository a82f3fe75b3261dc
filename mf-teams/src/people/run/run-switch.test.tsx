import { act, screen, waitFor } from '@testing-library/react';
import { keys } from '@waymark/client';
import { asGameId } from '@waymark/contract';
import { prepareTeams, press, showTeams } from '../../testing/show-teams';
import { storeUnder } from '../../testing/stored';
import { onPhone } from '../../testing/turn-phone';

prepareTeams();
// The menu and the button are lazy parts as well.
beforeAll(() => Promise.all([import('./run-switch'), import('../many/many-menu')]));

const access = { access: 'Created' };

describe('on a phone', () => {
  it.each([
    ['Start Game', 2],
    ['Stop Game', 1],
  ])('%s is a button, beside the bulk actions', (label, start_anytime) =>
    onPhone(async () => {
      await showTeams(undefined, { game: { start_anytime, user: access } });
      expect(await screen.findByRole('button', { name: label })).toBeTruthy();
      await press(screen, 'Bulk actions');
      expect(await screen.findByRole('menuitem', { name: 'Add many teams…' })).toBeTruthy();
      expect(screen.queryByRole('menuitem', { name: label })).toBeNull();
    }),
  );

  it('the question stays when it is rotated, and stops the game on confirmation', () =>
    onPhone(async (turn) => {
      const { writes } = await showTeams(undefined, { game: { start_anytime: 1, user: access } });
      await press(screen, 'Stop Game');
      await screen.findByText('Are you sure you wish to stop this game?');
      turn();
      await press(screen, 'Yes, stop');
      expect(writes()).toMatchObject([{ path: '/games/7.json', body: { start_anytime: 2 } }]);
      expect(screen.getByRole('button', { name: 'Stop Game' })).toBeTruthy();
    }));
});

describe('a game with a schedule', () => {
  const times = { start_at: '2026-11-22T14:00:00Z', finish_at: '2126-11-22T23:38:00Z', tz: 'London', user: access };

  it('says that Start leaves its schedule, and leads back', async () => {
    const { writes, notices } = await showTeams(undefined, { game: { ...times, start_anytime: 2 } });
    await press(screen, 'Start Game');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]?.text).toMatch(/^Game started. Its finish of .*11:38.* no longer ends it\.$/);
    expect(notices[0]?.action?.label).toBe('Back to the schedule');
    await act(async () => notices[0]?.action?.run());
    expect(writes().map(({ body }) => body)).toMatchObject([{ start_anytime: 1 }, { start_anytime: 0 }]);
  });

  it('says so before it is stopped', async () => {
    await showTeams(undefined, { game: { ...times, start_anytime: 0 } });
    await press(screen, 'Stop Game');
    expect(await screen.findByText(/ From then on, its finish of .*11:38.* no longer ends it\.$/)).toBeTruthy();
  });

  it.each([{ finish_at: '2026-11-22T15:00:00Z' }, { finish_at: null }])(
    'says nothing of $finish_at',
    async (finish) => {
      const { writes, notices } = await showTeams(undefined, { game: { ...times, ...finish, start_anytime: 2 } });
      await press(screen, 'Start Game');
      await waitFor(() => expect(writes()).toHaveLength(1));
      expect(notices).toEqual([]);
    },
  );
});

it('has the list of games and the readiness loaded again', async () => {
  const { host } = await showTeams(undefined, { game: { start_anytime: 2, user: access } });
  const isOld = storeUnder(host, keys.foundGames('quay'), keys.readiness(asGameId(7)));
  await press(screen, 'Start Game');
  await waitFor(() => expect(isOld()).toEqual([true, true]));
});
