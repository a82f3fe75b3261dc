import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openShell } from '../testing/open-shell';

const GAME = { id: 7, name: 'Cranes & Cobbles', user: { access: 'Created' } };

beforeAll(() => import('../builder'));
beforeEach(() => localStorage.clear());

function signIn() {
  localStorage.setItem('token', 't1');
  localStorage.setItem('refresh_token', 'r1');
  localStorage.setItem('expiration', String(Date.now() + 3_600_000));
}

/** The path to the current screen, in words. */
const way = () =>
  within(screen.getByRole('navigation', { name: 'Where you are' }))
    .getAllByText(/./)
    .map((part) => part.textContent);

describe('the bar above a screen', () => {
  it.each([
    ['/dashboard', ['Dashboard']],
    ['/games/edit/new', ['Games', 'New Game', 'Settings']],
    ['/tasks/organize/7', ['Games', GAME.name, 'Challenges']],
    ['/answers/show/7/12', ['Games', GAME.name, 'Monitor']],
    ['/nowhere', ['Dashboard']],
  ])('shows breadcrumbs at %s', async (path, words) => {
    signIn();
    await openShell(path, { 'GET /games/7.json': { status: 200, body: { game: GAME } } });
    await waitFor(() => expect(way()).toEqual(words));
    expect(screen.queryByRole('link', { current: 'page', name: 'Dashboard' }) !== null).toBe(path === '/dashboard');
  });

  it('offers a guest with a judge link no other game', async () => {
    signIn();
    const user = { id: 5, name: 'Priya', features: [], by_link: true };
    await openShell('/answers/monitor/7', {
      'GET /games/7.json': { status: 200, body: { game: { ...GAME, user: { judge: true } } } },
      'GET /users/0.json': { status: 200, body: user },
    });
    await waitFor(() => expect(way()).toEqual([GAME.name, 'Monitor']));
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Monitor', 'Play']);
    // The search would find other games.
    expect(screen.queryByRole('button', { name: /Search or jump to/ })).toBeNull();
    expect(fireEvent.keyDown(window, { key: 'k', ctrlKey: true })).toBe(true);
  });

  it('shows no name, nor a skeleton of one, for a game that cannot be read', async () => {
    signIn();
    const { container } = await openShell('/tasks/organize/7', { 'GET /games/7.json': 404 });
    await waitFor(() => expect(way()).toEqual(['Games', 'Challenges']));
    expect(container.querySelector('#navigation [aria-busy]')).toBeNull();
  });

  it('shows a visitor neither breadcrumbs nor a connection status', async () => {
    await openShell('/nowhere', {});
    expect(await screen.findByText('Page Not Found!')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Where you are' })).toBeNull();
    expect(screen.queryByText('Offline')).toBeNull();
  });
});
