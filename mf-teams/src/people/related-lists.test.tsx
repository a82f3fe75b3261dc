import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keys } from '@waymark/client';
import { asGameId } from '@waymark/contract';
import { card, choose, prepareTeams, press, showTeams } from '../testing/show-teams';
import { storeUnder } from '../testing/stored';

prepareTeams();

const GAME = asGameId(7);
/** Where teams are chosen or shown elsewhere. */
const ELSEWHERE = [keys.allTeams(GAME), keys.groupsPage(GAME, { page: 1, perPage: 25 }), keys.teamPlaces(GAME)];

it.each<[string, () => Promise<unknown>]>([
  ['added', () => press(screen, 'Add team')],
  [
    'deleted',
    async () => {
      await press(card('gulls'), 'Edit gulls');
      await press(card('gulls'), 'Delete gulls');
      await press(screen, 'Yes, delete');
    },
  ],
  [
    'renamed',
    async () => {
      await press(card('gulls'), 'Edit gulls');
      await userEvent.type(await card('gulls').findByLabelText('Team name'), '!{Enter}');
    },
  ],
  [
    'left by a player',
    async () => {
      await press(card('gulls'), 'Edit gulls');
      await choose('Ada', 'Remove from team');
    },
  ],
])('whatever else lists the teams is loaded again when one was %s', async (_, act) => {
  const { host } = await showTeams(({ method, path }) =>
    method === 'POST' && path === '/teams.json' ? { team: { id: 9, name: 'Team 3', users: [] } } : {},
  );
  const isOld = storeUnder(host, ...ELSEWHERE);
  await act();
  await waitFor(() => expect(isOld()).toEqual([true, true, true]));
});
