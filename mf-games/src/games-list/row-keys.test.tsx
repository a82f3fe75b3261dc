import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGameRow } from '@waymark/testing';
import { settled, unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';

// Menus are fetched on first intent, which can be slow on a busy machine.
jest.setTimeout(60_000);
afterEach(unmountRemotes);

const NAMES = ['Quay Walk', 'Pier Run', 'Gull Heist'];

async function list() {
  const rows = NAMES.map((name) => buildGameRow({ name, user: { access: 'Created' } }));
  const staged = await stage('/', () => ({ games: rows, meta: { pages: 1, page: 1, count: 3 } }));
  await settled(staged.element);
  // The rows become one tab stop once the page is idle.
  await waitFor(() => expect(nameOf('Pier Run')?.tabIndex).toBe(-1));
  return { ...staged, rows };
}
const nameOf = (game: string) => within(screen.getByRole('row', { name: new RegExp(game) })).getAllByRole('link')[0];
const focus = (element: HTMLElement | undefined) => act(() => element?.focus());
const focused = () => document.activeElement;

describe('the keyboard', () => {
  it('moves from game to game with arrows, Home and End', async () => {
    await list();
    focus(nameOf('Quay Walk'));
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe(nameOf('Pier Run'));
    await userEvent.keyboard('{End}');
    expect(focused()).toBe(nameOf('Gull Heist'));
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe(nameOf('Gull Heist'));
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe(nameOf('Pier Run'));
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe(nameOf('Quay Walk'));
  });

  it('stays on the same link when moving to another game', async () => {
    await list();
    focus(screen.getByRole('link', { name: 'Leaderboard of Quay Walk' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe(screen.getByRole('link', { name: 'Leaderboard of Pier Run' }));
  });

  it('opens a game with Enter', async () => {
    const { location, rows } = await list();
    focus(nameOf('Quay Walk'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(location().pathname).toBe(`/games/edit/${rows[1]?.id}`);
  });

  it('tabs through the links of one game and skips the other games', async () => {
    await list();
    focus(nameOf('Pier Run'));
    const others = NAMES.filter((name) => name !== 'Pier Run');
    const stops = new Set<Element | null>();
    while (focused()?.closest('table') && !stops.has(focused())) {
      stops.add(focused());
      await userEvent.tab();
    }
    expect(stops.size).toBeGreaterThan(5);
    expect([...stops].every((stop) => stop?.closest('tr')?.textContent?.includes('Pier Run'))).toBe(true);
    for (const name of others) expect(nameOf(name)?.getAttribute('href')).toMatch(/^\/games\/edit\//);
  });

  it('falls back to the name of a game that lacks the link', async () => {
    const rows = [
      buildGameRow({ name: 'Quay Walk', user: { access: 'Created' } }),
      buildGameRow({ name: 'Pier Run', user: { access: 'Joined' } }),
    ];
    const staged = await stage('/', () => ({ games: rows, meta: { pages: 1, page: 1, count: 2 } }));
    await settled(staged.element);
    await waitFor(() => expect(nameOf('Pier Run')?.tabIndex).toBe(-1));
    focus(screen.getByRole('link', { name: 'Monitor of Quay Walk' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe(nameOf('Pier Run'));
  });

  it('leaves the arrow keys to an open menu', async () => {
    await list();
    focus(screen.getByRole('button', { name: 'Actions for Quay Walk' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitem', { name: 'Clone' })).toBe(focused());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toBe(focused());
  });

  it('is explained to screen readers', async () => {
    await list();
    const id = screen.getByRole('table').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toContain('arrow keys');
  });
});
