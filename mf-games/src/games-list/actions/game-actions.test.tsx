import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keys } from '@waymark/client';
import { buildGameRow, failure, refusal } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { harbour, row } from '../../testing/render-game-rows';

const CLONED = 'Your private game has been created. Go ahead and fine tune it, then get your phone and get going!';
const quay = () => buildGameRow({ name: 'Quay Walk', code: 'QUAY', user: { access: 'Created' } });
const pier = () => buildGameRow({ name: 'Pier Run', user: { access: 'Managing' } });

// Menus are fetched on first intent, which can be slow on a busy machine.
jest.setTimeout(60_000);
afterEach(unmountRemotes);

const isListed = (name: string) => screen.queryByRole('row', { name: new RegExp(`^\\d+.*${name}`) }) !== null;
const choose = async (game: string, action: string) => {
  await userEvent.click(within(row(game)).getByRole('button', { name: `Actions for ${game}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const confirm = () =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, delete' }));

describe('the actions of a row', () => {
  it('are offered to administrators of the game only', async () => {
    const row = (access: string, name: string) => buildGameRow({ name, user: { access: access as 'Created' } });
    await harbour([row('Created', 'A1'), row('Managing', 'A2'), row('Invited', 'A3'), row('Joined', 'A4')]);
    const offered = screen.getAllByRole('button', { name: /^Actions for/ }).map((button) => button.ariaLabel);
    expect(offered).toEqual(['Actions for A1', 'Actions for A2']);
  });
});

describe('cloning', () => {
  it('sends one POST without a body, confirms it and reloads the list', async () => {
    const { asked, texts } = await harbour([quay()]);
    await choose('Quay Walk', 'Clone');
    const [call, ...more] = asked('POST');
    expect(more).toEqual([]);
    expect(call?.path).toMatch(/^\/games\/\d+\/clone\.json$/);
    expect(call?.body).toBeUndefined();
    await waitFor(() => expect(isListed('Copy of Quay Walk')).toBe(true));
    expect(texts()).toEqual([CLONED]);
  });

  it("opens the copy's settings from the notice", async () => {
    const { games, location, press } = await harbour([quay()]);
    await choose('Quay Walk', 'Clone');
    await waitFor(() => expect(isListed('Copy of Quay Walk')).toBe(true));
    await press('Open');
    expect(location().pathname).toBe(`/games/edit/${games[0]?.id}`);
  });

  it("confirms a copy without a way to it if the platform doesn't say which it is", async () => {
    const { answers, notices } = await harbour([quay()]);
    answers.next = ({ method }) => (method === 'POST' ? {} : undefined);
    await choose('Quay Walk', 'Clone');
    await waitFor(() => expect(notices).toMatchObject([{ text: CLONED }]));
    expect(notices[0]?.action).toBeUndefined();
  });

  it('makes one copy however often Clone is pressed', async () => {
    const { answers, asked } = await harbour([quay()]);
    let arrive: (answer: unknown) => void = () => undefined;
    answers.next = (call) => (call.method === 'POST' ? new Promise((resolve) => (arrive = resolve)) : undefined);
    await choose('Quay Walk', 'Clone');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Quay Walk' }));
    expect(screen.queryByRole('menuitem', { name: 'Clone' })?.ariaDisabled ?? 'true').toBe('true');
    await act(async () => arrive({}));
    expect(asked('POST')).toHaveLength(1);
  });

  it('reports a failure in the error dialog only, and can be retried', async () => {
    const { answers, asked, texts, reported } = await harbour([quay()]);
    answers.next = (call) => {
      if (call.method === 'POST') throw failure('none');
      return undefined;
    };
    await choose('Quay Walk', 'Clone');
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(texts()).toEqual([]);
    answers.next = undefined;
    await choose('Quay Walk', 'Clone');
    await waitFor(() => expect(texts()).toContain(CLONED));
    expect(asked('POST')).toHaveLength(2);
  });

  it('reports a game deleted meanwhile in the error dialog and reloads the list', async () => {
    const { answers, asked, games, texts, reported } = await harbour([quay(), pier()]);
    answers.next = (call) => {
      if (call.method === 'POST') throw failure(404);
      return undefined;
    };
    games.splice(0, 1);
    await choose('Quay Walk', 'Clone');
    await waitFor(() => expect(isListed('Quay Walk')).toBe(false));
    expect(texts()).toEqual([]);
    expect(asked('POST')[0]?.handles).toBeUndefined();
    expect(reported).toMatchObject([{ error: { status: 404, handled: false } }]);
  });
});

describe('deleting', () => {
  it('asks for confirmation, naming the game, and does nothing on Cancel', async () => {
    const { asked } = await harbour([quay(), pier()]);
    await choose('Quay Walk', 'Delete');
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Game' });
    expect(dialog.textContent).toContain('Are you sure you wish to delete this game?');
    expect(dialog.textContent).toContain('Quay Walk');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(asked('DELETE')).toEqual([]);
  });

  it('removes the row at once, then confirms and reloads the list', async () => {
    const { answers, asked, texts } = await harbour([quay(), pier()]);
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answers.next = (call) => (call.method === 'DELETE' ? arrived.then(() => ({})) : undefined);
    await choose('Quay Walk', 'Delete');
    await confirm();
    expect(isListed('Quay Walk')).toBe(false);
    expect(texts()).toEqual([]);
    const reads = () => asked('GET').filter(({ path }) => path === '/games.json').length;
    const before = reads();
    await act(async () => arrive());
    expect(texts()).toEqual(['Your game has been deleted.']);
    expect(asked('DELETE')).toMatchObject([{ path: expect.stringMatching(/^\/games\/\d+\.json$/) }]);
    expect(asked('DELETE')[0]?.body).toBeUndefined();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });

  it('restores the row on failure and deletes it on a second try', async () => {
    const { answers, texts, reported } = await harbour([quay(), pier()]);
    answers.next = (call) => {
      if (call.method === 'DELETE') throw failure('none');
      return undefined;
    };
    await choose('Quay Walk', 'Delete');
    await confirm();
    await waitFor(() => expect(isListed('Quay Walk')).toBe(true));
    expect(texts()).toEqual([]);
    expect(reported).toHaveLength(1);
    answers.next = undefined;
    await choose('Quay Walk', 'Delete');
    await confirm();
    await waitFor(() => expect(isListed('Quay Walk')).toBe(false));
  });

  it('reports an already deleted game in the error dialog and reloads the list', async () => {
    const { answers, asked, games, texts, reported } = await harbour([quay(), pier()]);
    answers.next = (call) => {
      if (call.method !== 'DELETE') return undefined;
      games.splice(0, 1);
      throw failure(404);
    };
    await choose('Quay Walk', 'Delete');
    await confirm();
    await waitFor(() => expect(reported).toMatchObject([{ error: { status: 404, handled: false } }]));
    expect(asked('DELETE')[0]?.handles).toBeUndefined();
    await waitFor(() => expect(isListed('Quay Walk')).toBe(false));
    expect(texts()).toEqual([]);
  });

  it('forgets the game, so that Back finds it gone', async () => {
    const game = quay();
    const { client, texts } = await harbour([game, pier()]);
    client.setQueryData(keys.game(game.id), {});
    await choose('Quay Walk', 'Delete');
    await confirm();
    await waitFor(() => expect(texts()).toEqual(['Your game has been deleted.']));
    expect(client.getQueryData(keys.game(game.id))).toBeUndefined();
  });

  it('can be undone from the notice', async () => {
    const { texts, press } = await harbour([quay(), pier()]);
    await choose('Quay Walk', 'Delete');
    await confirm();
    await waitFor(() => expect(isListed('Quay Walk')).toBe(false));
    await press('Undo');
    await waitFor(() => expect(isListed('Quay Walk')).toBe(true));
    expect(texts()).toContain('Restored “Quay Walk”');
  });

  it('can be undone from the list of recent deletions, and then ignores a late delete event', async () => {
    const { games, hear } = await harbour([quay(), pier()]);
    await choose('Quay Walk', 'Delete');
    await confirm();
    const list = within(await screen.findByRole('region', { name: 'Deleted a moment ago' }));
    await userEvent.click(list.getByRole('button', { name: 'Undo deletion of Quay Walk' }));
    await waitFor(() => expect(isListed('Quay Walk')).toBe(true));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Deleted a moment ago' })).toBeNull());
    // The pressed button is gone, so focus moves to the restored game.
    await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('Quay Walk'));
    const [other] = games;
    await hear({ id: 'm', source: 'ss.game.delete', detail: { user_id: 77, game: { id: other?.id } } });
    expect(isListed('Quay Walk')).toBe(true);
  });

  it('focuses the restored game, not the first one', async () => {
    await harbour([quay(), pier()]);
    await choose('Pier Run', 'Delete');
    await confirm();
    const list = within(await screen.findByRole('region', { name: 'Deleted a moment ago' }));
    await userEvent.click(list.getByRole('button', { name: 'Undo deletion of Pier Run' }));
    await waitFor(() => expect(isListed('Pier Run')).toBe(true));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Deleted a moment ago' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('Pier Run'));
  });

  it('offers no undo when the platform returns no way to restore', async () => {
    const { answers, notices } = await harbour([quay(), pier()]);
    answers.next = (call) => (call.method === 'DELETE' ? {} : undefined);
    await choose('Quay Walk', 'Delete');
    await confirm();
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]?.action).toBeUndefined();
  });

  it('neither offers an undo nor loads the trash without the capability', async () => {
    const { calls, hear, notices } = await harbour([quay(), pier()], { offered: [] });
    await choose('Quay Walk', 'Delete');
    await confirm();
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Your game has been deleted.' }]));
    expect(notices[0]?.action).toBeUndefined();
    await hear({ id: 'm', source: 'ss.game.delete', detail: { user_id: 77, game: { id: 3 } } });
    await waitFor(() => expect(isListed('Quay Walk')).toBe(false));
    expect(screen.queryByRole('region', { name: 'Deleted a moment ago' })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain('/games/trash.json');
  });

  it('says when it is too late to undo', async () => {
    const { answers, texts, press } = await harbour([quay(), pier()]);
    await choose('Quay Walk', 'Delete');
    await confirm();
    await waitFor(() => expect(texts()).toHaveLength(1));
    answers.next = (call) => {
      if (call.path.endsWith('/restore.json')) throw refusal(404, undefined);
      return undefined;
    };
    await press('Undo');
    await waitFor(() => expect(texts()).toContain('“Quay Walk” can no longer be restored.'));
  });
});
