import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest, Reward } from '@waymark/contract';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { RewardsScreen } from '../screens';
import { showArea } from '../testing/show-area';

jest.setTimeout(30_000);
afterEach(unmountRemotes);

const LANTERN: Reward = { id: 1, title: 'Lantern', first: 0, trig: 1, style: '', push: '', points: 0 };

test('revoking a reward moves the focus to the next team, or to Give to a team', async () => {
  RewardsScreen.preload();
  let teams = ['Gulls', 'Ravens'].map((name, id) => ({ id, name, by_hand: true }));
  const respond = ({ method, path, query }: ApiRequest) => {
    if (path === '/achievements/game/7.json') return { achievements: [LANTERN], meta: { pages: 1 } };
    if (path !== '/achievements/1/teams.json') return undefined;
    if (method === 'DELETE') teams = teams.filter(({ id }) => id !== Number(query?.team_id));
    return { teams };
  };
  const { writes } = await showArea('/games/rewards/7', respond, {
    title: 'Rewards',
    offered: ['reward-grants', 'reward-hand-grants'],
  });
  await clickOn(await screen.findByRole('button', { name: /^Lantern/ }));
  const pane = within(await screen.findByRole('region', { name: 'Reward' }));
  await userEvent.click(await pane.findByRole('button', { name: 'Revoke from Gulls' }));
  const next = () => pane.getByRole('button', { name: 'Revoke from Ravens' });
  await waitFor(() => expect(document.activeElement).toBe(next()));
  await userEvent.click(next());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Give to a team'));
  expect(writes().map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
});
