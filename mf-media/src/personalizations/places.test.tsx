import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { type Around, openRows } from '../testing/open-rows';

jest.setTimeout(60_000);
afterEach(unmountRemotes);

const rowOf = (key: string) => screen.getByText(key, { selector: 'td *' }).closest('tr') as HTMLElement;
const rename = async (to: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Edit %{pub}' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Key' }), { target: { value: to } });
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

const EVERYWHERE: Around = {
  texts: ['Meet at the %{pub}.', 'Back to the %{pub}, %{pub}!', 'No key here.'],
  rewards: [
    { id: 60, title: 'The %{pub} prize', push: 'Off to the %{pub}', description: null },
    { id: 61, title: 'Lantern', description: '<p>For %{client}</p>' },
  ],
  messages: [
    { id: 70, text: 'Not at the %{pub}.' },
    { id: 71, text: 'Ask in the %{pub}.', everywhere: true },
  ],
};

it('counts the challenges, rewards and ready messages that use a key, with links', async () => {
  const { location } = await openRows(EVERYWHERE);
  const used = within(await waitFor(() => rowOf('pub')));
  const links = (await used.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['1 reward', '/games/rewards/7'],
    ['2 ready messages', '/answers/monitor/7'],
  ]);
  expect(rowOf('pub').textContent).toContain('2 challenges, 1 reward, 2 ready messages');
  expect(rowOf('captain').textContent).toContain('Not used');
  expect(screen.getByText('%{client} has no value. Players read it as it is written.')).toBeTruthy();
  await userEvent.click(used.getByRole('button', { name: '2 challenges' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Challenge 2' }));
  expect(location()).toMatchObject({ pathname: '/tasks/organize/7', state: { open: '41' } });
});

it('asks for no ready messages without the capability', async () => {
  const { calls } = await openRows({ ...EVERYWHERE, offered: [] });
  expect(await screen.findAllByText('1 reward')).toHaveLength(2);
  expect(calls.filter(({ path }) => path.startsWith('/answers/messages'))).toEqual([]);
});

it("renames a key in challenges, rewards and the game's own messages only", async () => {
  const { writes } = await openRows(EVERYWHERE);
  await screen.findByText('2 ready messages');
  await rename('tavern');
  expect(
    screen.getByRole('checkbox', { name: 'Also change it in 2 challenges, 1 reward, 1 ready message' }),
  ).toBeTruthy();
  await save();
  await waitFor(() => expect(writes()).toHaveLength(5));
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    ['/personalizations/3.json', { game_id: 7, key: 'tavern', value: 'The Ostrich' }],
    ['/tasks/40.json', { game_id: 7, description: 'Meet at the %{tavern}.' }],
    ['/tasks/41.json', { game_id: 7, description: 'Back to the %{tavern}, %{tavern}!' }],
    ['/achievements/60.json', { game_id: 7, title: 'The %{tavern} prize', push: 'Off to the %{tavern}' }],
    ['/answers/messages/70.json', { game_id: 7, text: 'Not at the %{tavern}.' }],
  ]);
});

it('stops renaming when the platform fails, says what is left and retries only the rest', async () => {
  const { backend, writes, reported } = await openRows(EVERYWHERE);
  await screen.findByText('2 ready messages');
  backend.refuse = ({ path }) => (path === '/tasks/41.json' ? refusal(503, {}) : undefined);
  await rename('tavern');
  await save();
  await screen.findByText(/Changed %{pub} to %{tavern} in “Challenge 1”\./);
  expect(
    screen.getByText(/Couldn't change it in “Challenge 2”, “The %{pub} prize”, “Not at the %{pub}\.”\./),
  ).toBeTruthy();
  // After a lost connection, the remaining texts aren't tried.
  expect(writes().map(({ path }) => path)).toEqual(['/personalizations/3.json', '/tasks/40.json', '/tasks/41.json']);
  expect(reported).toHaveLength(1);
  backend.refuse = () => undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Try the rest again' }));
  await waitFor(() => expect(screen.queryByText(/Couldn't change it/)).toBeNull());
  expect(
    writes()
      .slice(3)
      .map(({ path }) => path),
  ).toEqual(['/tasks/41.json', '/achievements/60.json', '/answers/messages/70.json']);
});

it('skips a rejected text without an error dialog', async () => {
  const { backend, writes, reported } = await openRows(EVERYWHERE);
  await screen.findByText('2 ready messages');
  backend.refuse = ({ path }) =>
    path === '/achievements/60.json' ? refusal(422, { errors: { push: ['Too long.'] } }) : undefined;
  await rename('tavern');
  await save();
  expect(await screen.findByText(/Couldn't change it in “The %{pub} prize”\./)).toBeTruthy();
  expect([writes().length, reported]).toEqual([5, []]);
});
