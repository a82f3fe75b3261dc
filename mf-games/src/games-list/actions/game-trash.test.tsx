import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGameRow } from '@waymark/testing';
import { settled, unmountRemotes } from '@waymark/testing/mount-remote';
import { harbour, row } from '../../testing/render-game-rows';

const LIST = { name: 'Deleted a moment ago' };
const MINUTE = 60_000;
const quay = () => buildGameRow({ name: 'Quay Walk', user: { access: 'Created' } });
const pier = () => buildGameRow({ name: 'Pier Run', user: { access: 'Managing' } });

jest.setTimeout(60_000);
afterEach(async () => {
  jest.useRealTimers();
  await unmountRemotes();
});

const trashReads = ({ asked }: Awaited<ReturnType<typeof harbour>>) =>
  asked('GET').filter(({ path }) => path === '/games/trash.json').length;

describe('recently deleted games', () => {
  it('are listed after a deletion on another device, and can be restored', async () => {
    await harbour([pier()], { deleted: [quay()] });
    const list = within(await screen.findByRole('region', LIST));
    await userEvent.click(list.getByRole('button', { name: 'Undo deletion of Quay Walk' }));
    await waitFor(() => expect(row('Quay Walk')).toBeTruthy());
    await waitFor(() => expect(screen.queryByRole('region', LIST)).toBeNull());
  });

  it('are loaded anew on every visit, however fresh they are', async () => {
    const staged = await harbour([pier()], { freshFor: MINUTE });
    await waitFor(() => expect(trashReads(staged)).toBe(1));
    await act(async () => staged.go('/games/edit/7'));
    staged.trash.push(quay());
    await act(async () => staged.go('/'));
    await settled(staged.element);
    expect(await screen.findByRole('region', LIST)).toBeTruthy();
  });

  it('are listed once somebody else deletes one', async () => {
    const staged = await harbour([pier()]);
    await waitFor(() => expect(trashReads(staged)).toBe(1));
    const gone = quay();
    staged.trash.push(gone);
    await staged.hear({ id: 'm', source: 'ss.game.delete', detail: { user_id: 77, game: { id: gone.id } } });
    expect(await screen.findByRole('region', LIST)).toBeTruthy();
  });

  it('are loaded again every minute while there are any', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const staged = await harbour([pier()], { deleted: [quay()] });
    await screen.findByRole('region', LIST);
    expect(trashReads(staged)).toBe(1);
    // Somebody else restored it.
    staged.trash.pop();
    await act(() => jest.advanceTimersByTimeAsync(MINUTE));
    expect(screen.queryByRole('region', LIST)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2 * MINUTE));
    expect(trashReads(staged)).toBe(2);
  });
});
