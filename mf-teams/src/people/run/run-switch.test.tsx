import { screen } from '@testing-library/react';
import { prepareTeams, press, showTeams } from '../../testing/show-teams';
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
