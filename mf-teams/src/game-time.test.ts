import { screen } from '@testing-library/react';
import { PAGE, prepareTeams, showTeams } from './testing/show-teams';

prepareTeams();

it('a time on the screen of a game is exact in its zone', async () => {
  const teams = PAGE.teams.map((team) => ({ ...team, last_answer_at: '2020-11-22T14:00:00Z', challenges_left: false }));
  await showTeams(undefined, {
    teams: { ...PAGE, teams },
    game: { tz: 'Tokyo', user: { access: 'Created' } },
  });
  expect(screen.getAllByText(/Nov 22, 2020, 11:00 PM GMT\+9/)).toHaveLength(2);
});
