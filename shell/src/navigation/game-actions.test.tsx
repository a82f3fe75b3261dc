import { act as acting, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildGame } from '@waymark/testing';
import { type Answer, type OpenShellOptions, openShell } from '../testing/open-shell';

const ME = { status: 200, body: { id: 3, name: 'Maren', features: [] } };
const gameOf = (access: string) => ({ status: 200, body: { game: { ...buildGame({ user: { access } }), id: 7 } } });
const DONE = { status: 200, body: {} };

// Their code loads on the first visit, which is slow in a test.
beforeAll(() => Promise.all([import('../builder'), import('@waymark/ui/aria')]));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 't1');
  localStorage.setItem('expiration', String(Date.now() + 600_000));
});

const open = (
  access: string,
  deleted: object | Promise<Answer> = {},
  options: OpenShellOptions = {},
  answers: Parameters<typeof openShell>[1] = {},
) =>
  openShell(
    '/games/rewards/7',
    {
      'GET /users/0.json': ME,
      'GET /games/7.json': gameOf(access),
      'POST /games/7/clone.json': DONE,
      'DELETE /games/7.json': deleted instanceof Promise ? () => deleted : { status: 200, body: deleted },
      ...answers,
    },
    options,
  );
const act = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Clone or delete' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

describe.each(['Created', 'Managing'])('the menu of a game, for %s', (access) => {
  it('clones it', async () => {
    const shell = await open(access);
    await act('Clone');
    expect(await screen.findByText(/^Your private game has been created\./)).toBeTruthy();
    expect(shell.of('POST /games/7/clone.json')).toHaveLength(1);
  });

  it('deletes it after confirmation and opens the dashboard', async () => {
    const shell = await open(access);
    await act('Delete');
    const confirm = await screen.findByRole('button', { name: 'Yes, delete' });
    expect(shell.of('DELETE /games/7.json')).toEqual([]);
    fireEvent.click(confirm);
    expect(await screen.findByText('Your game has been deleted.')).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(shell.of('DELETE /games/7.json')).toHaveLength(1);
  });
});

it.each([
  ['can be opened from the notice', { status: 200, body: { game: { ...buildGame(), id: 12 } } }, '/games/edit/12'],
  ["isn't offered if the platform doesn't say which it is", DONE, undefined],
])('the copy of a game %s', async (_, answer, address) => {
  await open('Created', {}, {}, { 'POST /games/7/clone.json': answer });
  await act('Clone');
  await screen.findByText(/^Your private game has been created\./);
  const button = screen.queryByRole('button', { name: 'Open' });
  expect(button !== null).toBe(address !== undefined);
  if (button) fireEvent.click(button);
  await waitFor(() => expect(window.location.pathname).toBe(address ?? '/games/rewards/7'));
});

it('Back after deleting a game finds it gone until the deletion is undone', async () => {
  let isGone = false;
  const game = () => (isGone ? 404 : gameOf('Created'));
  const { page, of } = await open(
    'Created',
    {},
    {},
    {
      'GET /games/7.json': game,
      'DELETE /games/7.json': () => {
        isGone = true;
        return { status: 200, body: { restore_until: new Date(Date.now() + 600_000).toISOString() } };
      },
      'POST /games/7/restore.json': () => {
        isGone = false;
        return DONE;
      },
    },
  );
  await act('Delete');
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const before = of('GET /games/7.json').length;
  await acting(async () => page.history.navigate('/games/rewards/7'));
  await waitFor(() => expect(of('GET /games/7.json').length).toBeGreaterThan(before));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clone or delete' })).toBeNull());
  fireEvent.click(undo);
  expect(await screen.findByRole('button', { name: 'Clone or delete' })).toBeTruthy();
});

it.each(['Joined', 'Invited'])('the menu of a game offers neither cloning nor deletion to %s', async (access) => {
  await open(access);
  await screen.findByRole('link', { name: 'Slideshow' });
  expect(screen.queryByRole('button', { name: 'Clone or delete' })).toBeNull();
});

it('a game deleted slowly keeps nobody from the screen opened meanwhile', async () => {
  let answer = (_: Answer) => {};
  const { page, of } = await open('Created', new Promise<Answer>((resolve) => (answer = resolve)));
  await act('Delete');
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
  await waitFor(() => expect(of('DELETE /games/7.json')).toHaveLength(1));
  await acting(async () => page.history.navigate('/games/rewards/8'));
  answer({ status: 200, body: {} });
  expect(await screen.findByText('Your game has been deleted.')).toBeTruthy();
  expect(window.location.pathname).toBe('/games/rewards/8');
});

describe('a game deleted from its menu', () => {
  const KEPT = { restore_until: new Date(Date.now() + 600_000).toISOString() };
  const remove = async (deleted: object, options?: OpenShellOptions) => {
    await open('Created', deleted, options);
    await act('Delete');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    await screen.findByText('Your game has been deleted.');
    return screen.queryByRole('button', { name: 'Undo' });
  };

  it('can be restored if the platform keeps it', async () => {
    expect(await remove(KEPT)).toBeTruthy();
  });

  it.each([
    ["doesn't keep it", {}, {}],
    ["doesn't support that", KEPT, { offered: [] }],
  ])('is gone for good if the platform %s', async (_, deleted, options) => {
    expect(await remove(deleted, options)).toBeNull();
  });
});
