import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGameRow, refusal } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { harbour, row } from '../../testing/render-game-rows';

const CHIEF = { id: 9, super_admin: true, features: [] };
const quay = () => buildGameRow({ name: 'Quay Walk', code: 'QUAY', user: { access: 'Created' } });

// Menus are fetched on first intent, which can be slow on a busy machine.
jest.setTimeout(60_000);
// Preloaded, so that the first test doesn't wait.
beforeAll(() => import('./liberate-menu'));
afterEach(unmountRemotes);

describe('liberating', () => {
  const liberated = (team: boolean, branding: boolean, library: boolean) => ({
    liberated: { team, branding, library },
  });
  const light = (game: string) => row(game).querySelector('[data-liberation]');

  it('is offered to super administrators only', async () => {
    await harbour([quay()]);
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Quay Walk' }));
    await screen.findByRole('menuitem', { name: 'Clone' });
    expect(document.querySelector('[data-liberation]')).toBeNull();
  });

  it('shows in text and icon whether all, some or no packages are liberated', async () => {
    await harbour(
      [
        buildGameRow({ name: 'G1', ...liberated(true, true, true) }),
        buildGameRow({ name: 'G2', ...liberated(false, true, false) }),
        buildGameRow({ name: 'G3', ...liberated(false, false, false) }),
      ],
      { me: CHIEF },
    );
    const menus = await screen.findAllByRole('button', { name: /^Liberate/ });
    expect(menus.map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Liberate G1: all packages are liberated',
      'Liberate G2: some packages are liberated',
      'Liberate G3: no package is liberated',
    ]);
    const lights = ['G1', 'G2', 'G3'].map((game) => light(game)?.getAttribute('data-liberation'));
    expect(lights).toEqual(['all', 'some', 'none']);
  });

  it('offers all packages and each one, with liberated ones disabled', async () => {
    await harbour([buildGameRow({ name: 'Quay Walk', ...liberated(true, false, false) })], { me: CHIEF });
    await userEvent.click(await screen.findByRole('button', { name: /^Liberate Quay/ }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.ariaDisabled === 'true'])).toEqual([
      ['Liberate All', false],
      ['Team', true],
      ['Branding', false],
      ['Library', false],
    ]);
  });

  it.each([
    ['Liberate All', 'team,branding,library'],
    ['Library', 'library'],
  ])('sends %s as %s', async (label, packages) => {
    const { asked } = await harbour([buildGameRow({ name: 'Quay Walk', ...liberated(false, false, false) })], {
      me: CHIEF,
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Liberate Quay/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: label }));
    expect(asked('PATCH')).toMatchObject([
      { path: expect.stringMatching(/\/liberate\.json$/), body: { packages }, silent: true },
    ]);
    expect(light('Quay Walk')?.getAttribute('data-liberation')).toBe(label === 'Library' ? 'some' : 'all');
  });

  it('shows the true state after a failure, without a notice', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { answers, notices, reported } = await harbour(
      [buildGameRow({ name: 'Quay Walk', ...liberated(false, true, false) })],
      {
        me: CHIEF,
      },
    );
    const refused = refusal(500, undefined);
    answers.next = (call) => {
      if (call.method === 'PATCH') throw refused;
      return undefined;
    };
    await userEvent.click(await screen.findByRole('button', { name: /^Liberate Quay/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Team' }));
    await waitFor(() => expect(light('Quay Walk')?.getAttribute('data-liberation')).toBe('some'));
    await userEvent.click(await screen.findByRole('button', { name: /^Liberate Quay/ }));
    expect((await screen.findByRole('menuitem', { name: 'Team' })).ariaDisabled).not.toBe('true');
    expect([notices, reported]).toEqual([[], []]);
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^Liberating game \d+ failed/), refused);
    logged.mockRestore();
  });
});
