import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGame } from '@waymark/testing';
import { clickOn, settled, unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';

// Compiled ahead, so the test doesn't wait for it.
beforeAll(() => Promise.all([import('./settings'), import('./optional-sections'), import('./new-game-page')]));
jest.setTimeout(30_000);
afterEach(unmountRemotes);

async function open() {
  const staged = await stage(
    '/games/edit/new',
    ({ method, path }) => {
      if (path === '/templates.json') return { templates: [] };
      if (path === '/timezones.json') return { timezones: [] };
      return method === 'POST' ? { game: buildGame() } : { games: [] };
    },
    { me: { id: 1, super_admin: true, features: [] } },
  );
  await settled(staged.element);
  return { ...staged, posts: () => staged.calls.filter(({ method }) => method === 'POST') };
}

async function choose(name: RegExp, moment: string): Promise<void> {
  await clickOn(screen.getByRole('button', { name }));
  const line = await screen.findByRole('textbox', { name: 'Type a date or time' });
  fireEvent.change(line, { target: { value: moment } });
  fireEvent.keyDown(line, { key: 'Enter' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const turnTo = (name: string) => clickOn(screen.getByRole('tab', { name }));
const create = () => clickOn(screen.getAllByRole<HTMLElement>('button', { name: 'Create' })[0]!);

it('a finish before the start keeps a new game from being created until it is cleared', async () => {
  const { posts } = await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Quay Walk');
  await turnTo('Optional');
  await clickOn(await screen.findByRole('radio', { name: 'Scheduled' }));
  await choose(/^Start/, '24 Dec 2036 18:00');
  await choose(/^Finish/, '24 Dec 2036 17:00');
  await turnTo('Mandatory');
  await create();
  const finish = await screen.findByRole('button', { name: /^Finish/ });
  await waitFor(() => expect(document.activeElement).toBe(finish));
  expect(screen.getAllByText('Finish must be after start.')).toHaveLength(1);
  expect(posts()).toEqual([]);
  await clickOn(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText(/must be after start/)).toBeNull();
  await create();
  await waitFor(() => expect(posts()).toHaveLength(1));
});
