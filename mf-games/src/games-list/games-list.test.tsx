import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGameRow, failure } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { answerWith, inHours, list, queries, rowOf } from '../testing/render-games-list';
import { stage } from '../testing/stage';
import { keepRoomForToday } from './today-place';

afterEach(unmountRemotes);

describe('the games list', () => {
  it('is loaded with its filters, page and page size', async () => {
    const { calls } = await list('/?term=quay&category=Draft&history=30&page=2&pageSize=10', {
      rows: [buildGameRow()],
      pages: 3,
    });
    // Deleted games load later.
    const reads = calls.filter(({ path }) => path !== '/games/trash.json');
    expect(reads.every(({ method, path }) => method === 'GET' && path === '/games.json')).toBe(true);
    expect(queries(calls)).toContainEqual({ term: 'quay', category: 'Draft', history: 30, page: 2, per_page: 10 });
  });

  it('loads once with the defaults and sends no empty filter', async () => {
    const { calls } = await list('/', { rows: [buildGameRow()] });
    expect(queries(calls)).toEqual([{ term: undefined, category: undefined, history: 3650, page: 1, per_page: 25 }]);
  });

  it('shows its columns in the specified order', async () => {
    await list('/dashboard', { rows: [buildGameRow()] });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'id',
      'Name',
      'Entry Code',
      'Updated',
      'Before',
      'During',
      'After',
      'Access',
      'Actions',
    ]);
  });

  it('sorts by a column, reverses on a second press and returns to page 1', async () => {
    const { calls } = await list('/?page=2', { rows: [buildGameRow()], pages: 3 }, { offered: ['games-sort'] });
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Updated').getAttribute('aria-sort')).toBe('descending');
    const press = (name: string) => userEvent.click(within(head(name)).getByRole('button'));
    await press('Name');
    await waitFor(() => expect(queries(calls).at(-1)).toMatchObject({ sort: 'name', page: 1 }));
    expect([head('Name').getAttribute('aria-sort'), head('Updated').getAttribute('aria-sort')]).toEqual([
      'ascending',
      null,
    ]);
    await press('Name');
    await waitFor(() => expect(queries(calls).at(-1)).toMatchObject({ sort: '-name' }));
  });

  it('ignores a sort in the address without the capability', async () => {
    const { calls } = await list('/?sort=name', { rows: [buildGameRow()] }, { offered: [] });
    expect(queries(calls).some((query) => query && 'sort' in query)).toBe(false);
    expect(within(screen.getByRole('columnheader', { name: 'Name' })).queryByRole('button')).toBeNull();
  });

  it('shows id with category, name, entry code and access of each game', async () => {
    const row = buildGameRow({ name: 'Quay Walk', code: 'QUAY', category: 'Template', user: { access: 'Managing' } });
    await list('/', { rows: [row] });
    const cells = within(screen.getByRole('row', { name: /Quay Walk/ })).getAllByRole('cell');
    expect(cells[0]?.textContent).toBe(`${row.id}Template`);
    expect(cells[1]?.textContent).toBe('QUAY');
    expect(rowOf('Quay Walk').getByText('Managing')).toBeTruthy();
  });

  it('has the Access column even if it is empty in every row', async () => {
    await list('/', { rows: [buildGameRow({ name: 'Quay', user: {} }), buildGameRow({ name: 'Pier', user: {} })] });
    expect(screen.getByRole('columnheader', { name: 'Access' })).toBeTruthy();
    expect(rowOf('Quay').getByText('–')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Quay/ })).getAllByRole('cell')).toHaveLength(
      screen.getAllByRole('columnheader').length - 1,
    );
  });

  it("shows the last update as a relative time and exactly in the game's time zone", async () => {
    const updated_at = inHours(-2);
    await list('/', { rows: [buildGameRow({ name: 'Quay', updated_at, tz: 'Tokyo' })] });
    const time = rowOf('Quay').getByText(/2h ago/);
    expect(time.getAttribute('datetime')).toBe(updated_at);
    expect(time.textContent).toMatch(/GMT\+9/);
  });

  it('shows a skeleton of exactly 5 rows while loading', async () => {
    // The account had no games today on its last visit.
    keepRoomForToday(1, 0);
    const { element } = await stage('/', () => new Promise(() => undefined));
    await waitFor(() => expect(screen.getByText('Loading')).toBeTruthy());
    const bones = element.querySelector('[aria-busy="true"] [aria-hidden="true"] > div');
    expect(bones?.children).toHaveLength(5);
  });

  it('shows why loading failed and retries', async () => {
    const { platform } = await stage('/', () => {
      throw failure(500, undefined, 'The harbour is closed.');
    });
    expect(await screen.findByText('The harbour is closed.')).toBeTruthy();
    platform.answer = answerWith({ rows: [buildGameRow({ name: 'Quay Walk' })] });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: /Quay Walk/ })).toBeTruthy();
  });

  it('explains an empty list', async () => {
    await list('/', { rows: [] }, { me: { features: [] } });
    expect(await screen.findByText('No games yet')).toBeTruthy();
    expect(screen.getByText('There are no results.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('offers to clear filters without results', async () => {
    const { location, platform } = await list('/?term=dragon&category=Draft&pageSize=10', { rows: [] });
    expect(screen.getByText('There are no results.')).toBeTruthy();
    platform.answer = answerWith({ rows: [buildGameRow({ name: 'Quay Walk' })] });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(location().search).toBe('?pageSize=10');
    expect(await screen.findByRole('row', { name: /Quay Walk/ })).toBeTruthy();
    expect(screen.queryByText('There are no results.')).toBeNull();
  });

  it('goes to the last page when the address is beyond it', async () => {
    const { location } = await list('/?page=9', { rows: [buildGameRow()], pages: 3 });
    await waitFor(() => expect(location().search).toBe('?page=3'));
  });
});

describe('the links of a row', () => {
  const row = buildGameRow({ name: 'Quay Walk', code: 'QUAY', user: { access: 'Created' } });

  it('lead to screens with a route, and to the preview in a new tab', async () => {
    await list('/', { rows: [row] }, { knows: (to) => to.startsWith('/games/edit/') });
    const links = rowOf('Quay Walk').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/games/edit/${row.id}`,
      `/games/edit/${row.id}`,
      'https://play.test/preview/QUAY?token=t',
    ]);
    expect(rowOf('Quay Walk').getByRole('link', { name: 'App Preview of Quay Walk' }).getAttribute('target')).toBe(
      '_blank',
    );
  });

  it('fill the Before, During and After menus for an administrator, fewer for a player', async () => {
    const played = buildGameRow({ name: 'Pier Run', code: 'PIER', user: { access: 'Joined' } });
    const features = ['adventures', 'groups', 'analytics', 'donations'];
    await list('/', { rows: [row, played] }, { features });
    const menus = async (game: string) => {
      const found: Record<string, string[]> = {};
      for (const phase of ['Before', 'During', 'After']) {
        await userEvent.click(rowOf(game).getByRole('button', { name: new RegExp(`^${phase}`) }));
        const items = await screen.findAllByRole('menuitem');
        found[phase] = items.map((item) => `${item.textContent} ${item.getAttribute('href')}`);
        await userEvent.keyboard('{Escape}');
      }
      return found;
    };
    const { id } = row;
    expect(await menus('Quay Walk')).toEqual({
      Before: [
        `Settings /games/edit/${id}`,
        `Challenges /tasks/organize/${id}`,
        `Path /games/path/${id}`,
        `Teams /teams/organize/${id}`,
        `Groups /groups/organize/${id}`,
        `Rewards /games/rewards/${id}`,
        `Branding /games/grey/${id}`,
        `Personalizations /games/personalizations/${id}`,
        'App Preview https://play.test/preview/QUAY?token=t',
      ],
      During: [
        `Stream /games/stream/${id}`,
        `Leaderboard /teams/leaderboard/${id}`,
        `Monitor /answers/monitor/${id}`,
        `Analytics /games/analytics/${id}`,
      ],
      After: [
        `Exports /games/exports/${id}`,
        `Slideshow /games/slideshow/${id}`,
        `Reels /games/reels/${id}`,
        `Donate /games/donate/${id}`,
      ],
    });
    expect(rowOf('Pier Run').getByRole('link', { name: 'Stream of Pier Run' }).getAttribute('href')).toBe(
      `/games/stream/${played.id}`,
    );
    const links = rowOf('Pier Run').getAllByRole('link');
    const labels = new Set(links.map((link) => link.getAttribute('aria-label')));
    for (const screen of ['Stream', 'Leaderboard', 'Slideshow']) expect(labels).toContain(`${screen} of Pier Run`);
    for (const screen of ['Settings', 'Monitor', 'Analytics', 'Exports', 'Donate']) {
      expect(labels).not.toContain(`${screen} of Pier Run`);
    }
  });

  it('prefetch the game when its settings link is hovered', async () => {
    const { calls } = await list('/', { rows: [row] });
    await userEvent.hover(rowOf('Quay Walk').getByRole('link', { name: 'Settings of Quay Walk' }));
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(`/games/${row.id}.json`));
  });
});

describe('New Game', () => {
  const me = { id: 9, super_admin: true, features: [] };

  it('is offered to super administrators', async () => {
    await list('/', { rows: [buildGameRow()] }, { me });
    expect(screen.getByRole('link', { name: 'New Game' }).getAttribute('href')).toBe('/games/edit/new');
  });

  it('is hidden from everyone else', async () => {
    await list('/', { rows: [] });
    expect(screen.queryByRole('link', { name: 'New Game' })).toBeNull();
  });
});
