import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGameRow } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { list, searchBox } from '../testing/render-games-list';

afterEach(unmountRemotes);

const me = { id: 9, super_admin: true, features: [] };

describe('the keys of the games list', () => {
  it('N creates a game, except while typing in the search', async () => {
    const { location } = await list('/', { rows: [buildGameRow()] }, { me });
    expect(screen.getByRole('link', { name: 'New Game' }).getAttribute('aria-keyshortcuts')).toBe('N');
    await userEvent.type(searchBox(), 'n');
    expect([searchBox().value, location().pathname]).toEqual(['n', '/']);
    act(() => searchBox().blur());
    // Navigation loads the settings, which `act` has to await.
    await act(() => userEvent.keyboard('n'));
    await waitFor(() => expect(location().pathname).toBe('/games/edit/new'));
  });

  it("N does nothing for users who can't create games", async () => {
    const { location } = await list('/', { rows: [buildGameRow()] });
    await userEvent.keyboard('n');
    expect(location().pathname).toBe('/');
  });
});
