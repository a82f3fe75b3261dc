import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGameRow } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { list, queries, radio, searchBox } from '../testing/render-games-list';

afterEach(unmountRemotes);

describe('the filters', () => {
  const listed = { rows: [buildGameRow({ name: 'Quay Walk' })], pages: 4, count: 90 };

  it('offer the four time windows and send their days', async () => {
    const { location, calls } = await list('/?page=3', listed);
    for (const label of ['View Week', 'View Month', 'View Year', 'View All']) {
      expect(screen.getByRole('radio', { name: label })).toBeTruthy();
    }
    expect(radio('View All').checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'View Week' }));
    expect(location().search).toBe('?history=7');
    await waitFor(() => expect(queries(calls)).toContainEqual(expect.objectContaining({ history: 7, page: 1 })));
  });

  it('send a search term after a pause, from three characters on', async () => {
    const { location, calls } = await list('/', listed);
    await userEvent.type(screen.getByRole('searchbox'), 'qu{Enter}');
    expect(location().search).toBe('');
    await userEvent.type(screen.getByRole('searchbox'), 'ay');
    await waitFor(() => expect(location().search).toBe('?term=quay'));
    await waitFor(() => expect(queries(calls)).toContainEqual(expect.objectContaining({ term: 'quay' })));
  });

  it('follow the address', async () => {
    const { go } = await list('/?term=quay&history=7', listed);
    expect(searchBox().value).toBe('quay');
    await act(async () => go('/'));
    expect(searchBox().value).toBe('');
    expect(radio('View All').checked).toBe(true);
  });

  it('offer all categories', async () => {
    const { location } = await list('/', listed);
    await userEvent.click(screen.getByRole('button', { name: /Category/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All Categories',
      'Template',
      'Draft',
      'Active',
      'Archive',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Draft' }));
    expect(location().search).toBe('?category=Draft');
  });

  it('keep the current rows until the next page has loaded', async () => {
    const { platform, location } = await list('/', listed);
    let arrive: (answer: unknown) => void = () => undefined;
    platform.answer = () => new Promise((resolve) => (arrive = resolve));
    await userEvent.click(screen.getByRole('button', { name: /Page 2/ }));
    expect(location().search).toBe('?page=2');
    expect(screen.getByRole('row', { name: /Quay Walk/ })).toBeTruthy();
    await act(async () => arrive({ games: [buildGameRow({ name: 'Pier Run' })], meta: { pages: 4, count: 90 } }));
    expect(await screen.findByRole('row', { name: /Pier Run/ })).toBeTruthy();
    expect(screen.queryByRole('row', { name: /Quay Walk/ })).toBeNull();
  });

  it('are focused with the / key, which is not typed', async () => {
    await list('/', listed);
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(searchBox());
    expect(searchBox().value).toBe('');
    await userEvent.keyboard('/');
    expect(searchBox().value).toBe('/');
  });
});
