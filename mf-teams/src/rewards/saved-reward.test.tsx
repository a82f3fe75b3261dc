import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keys } from '@waymark/client';
import { type ApiRequest, asGameId } from '@waymark/contract';
import { choose, edit, LANTERN, MEDAL, NEW, prepareRewards, show } from '../testing/show-rewards';
import { storeUnder } from '../testing/stored';

prepareRewards();

const GAME = asGameId(7);

it('a reward is checked again after each edit, so that the warning follows it', async () => {
  let lantern = LANTERN;
  const write = ({ body }: ApiRequest) => {
    lantern = { ...lantern, ...(body as object) };
    return {};
  };
  await show(write, { rewards: () => [lantern, MEDAL] });
  const pane = await edit();
  expect(await pane.findByText(/^Too few challenges qualify for the reward “Lantern”: 1 of 2\./)).toBeTruthy();
  const title = pane.getByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Great lantern');
  await userEvent.tab();
  expect(await pane.findByText(/^Too few challenges qualify for the reward “Great lantern”: 1 of 2\./)).toBeTruthy();
  await choose('Qualify with', '5');
  expect(await pane.findByText(/^Too few challenges qualify for the reward “Great lantern”: 1 of 5\./)).toBeTruthy();
});

it.each<[string, () => Promise<unknown>]>([
  ['saved', () => choose('Grant to', 'unlimited')],
  ['added', () => userEvent.click(screen.getByRole('button', { name: /Add reward/ }))],
  ['without its photo', () => userEvent.click(screen.getByRole('button', { name: 'Delete Photo' }))],
  [
    'deleted',
    async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete Lantern' }));
      await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
    },
  ],
])('whatever else lists the rewards is loaded again when one was %s', async (_, act) => {
  const { host } = await show(({ method }) => (method === 'POST' ? { achievement: NEW } : {}));
  await edit();
  const isOld = storeUnder(host, keys.allRewards(GAME), keys.gameToCheck(GAME));
  await act();
  await waitFor(() => expect(isOld()).toEqual([true, true]));
});
