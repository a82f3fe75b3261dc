import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openShell } from '../testing/open-shell';

beforeAll(() => import('../builder'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', 't1');
  localStorage.setItem('expiration', String(Date.now() + 600_000));
});

const GAME = 'GET /games/7.json';
const heading = () => screen.findByRole('heading', { level: 1 });

describe('the screen of a game', () => {
  it.each([
    [404, 'Not Found'],
    [403, 'Not Authorized'],
  ])('shows one dialog and one page with a way back on a %i', async (status, title) => {
    const shell = await openShell('/games/edit/7', { [GAME]: status });
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(title);
    expect(dialog.textContent).toContain('You need to be a game administrator in order to take that action.');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect((await heading()).textContent).toBe("We couldn't find this game");
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(shell.of(GAME)).toHaveLength(1);
    fireEvent.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  });
});

describe('the donation page', () => {
  it.each([403, 404])('shows no dialog if people signed in may not read the game (%i)', async (status) => {
    const shell = await openShell('/games/donate/7', { [GAME]: status });
    await waitFor(() => expect(shell.of(GAME)).not.toEqual([]));
    await waitFor(() => expect(document.querySelector('#navigation [aria-busy]')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows administrators the menu of the game', async () => {
    const game = { id: 7, name: 'Cranes & Cobbles', user: { administrator: true } };
    await openShell('/games/donate/7', {
      [GAME]: { status: 200, body: { game } },
      'GET /users/0.json': { status: 200, body: { id: 5, name: 'Maren', features: [] } },
    });
    expect(await screen.findByRole('link', { name: 'Settings' })).toBeDefined();
  });
});
