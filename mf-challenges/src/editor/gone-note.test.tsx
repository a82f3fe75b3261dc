import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keyStarts, keys } from '@waymark/client';
import type { ApiRequest, LiveMessage } from '@waymark/contract';
import { buildTask, failure, refusal } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { bodiesOf, compile, field, GAME, keeping, renderEditor } from '../testing/render-editor';

beforeAll(async () => {
  await Promise.all([compile(), import('./gone-note')]);
});
afterEach(unmountRemotes);

const TASK = buildTask({ name: 'Wake the kraken', description: '', position: 21 });
const path = `/tasks/${TASK.id}.json`;
const DELETED: LiveMessage = {
  id: 'm1',
  source: 'ss.task.delete',
  detail: { user_id: 2, game: { id: GAME.id }, task: { id: TASK.id } },
};
const note = () => screen.findByText('This challenge was deleted.');

/** The editor on a platform where somebody can delete the challenge. */
async function openIt(options: Parameters<typeof renderEditor>[2] = {}) {
  const kept = keeping(TASK, ({ path: asked }) => (asked.endsWith('/restore.json') ? { task: TASK } : {}));
  const platform = { deleted: false };
  const answer = (call: ApiRequest) => {
    if (call.path === `/tasks/${TASK.id}/restore.json`) platform.deleted = false;
    else if (platform.deleted && call.path === path) {
      // As the transport does: what the caller doesn't handle is left to the host.
      throw (call.handles?.includes(404) ? refusal : failure)(404, { missing: true }, 'It may have been deleted.');
    } else if (platform.deleted && call.path.startsWith('/tasks/game/'))
      return { tasks: [], meta: { count: 0, page: 1 } };
    return kept.answer(call);
  };
  const opened = await renderEditor(TASK, answer, { ways: { count: 32 }, ...options });
  return { ...opened, platform };
}

describe('a challenge that somebody else deletes while it is open', () => {
  it('says so once the question is ignored, keeps what was typed, and reloads list and trash', async () => {
    const { platform, hear, screens, client } = await openIt();
    const lists = [[...keyStarts.tasks(GAME.id), 'shown'], keys.taskTrash(GAME.id)];
    for (const key of lists) client.setQueryData(key, []);
    const stale = () => lists.map((key) => client.getQueryState(key)?.isInvalidated);
    expect(screen.getByText('21 of 32')).toBeTruthy();
    await userEvent.type(field('Headline'), '!');
    platform.deleted = true;
    expect(await hear(DELETED)).toBe('ask');
    expect(screen.queryByText('This challenge was deleted.')).toBeNull();
    expect(stale()).toEqual([false, false]);
    await act(async () => screens.at(-1)?.onSettled?.());
    expect(await note()).toBeTruthy();
    expect(stale()).toEqual([true, true]);
    expect(field('Headline').value).toBe('Wake the kraken!');
    expect(screen.queryByText('21 of 32')).toBeNull();
  });

  it('keeps what was typed after Refresh too', async () => {
    const { platform, hear, screens, notices } = await openIt();
    await userEvent.type(field('Headline'), '!');
    platform.deleted = true;
    await hear(DELETED);
    await act(async () => {
      screens.at(-1)?.onSettled?.();
      screens.at(-1)?.onRefresh?.(DELETED, []);
    });
    expect(await note()).toBeTruthy();
    expect(field('Headline').value).toBe('Wake the kraken!');
    expect(notices).toEqual([]);
  });

  it('says so when a save finds out, without a dialog', async () => {
    const { platform, reported } = await openIt();
    platform.deleted = true;
    await userEvent.type(field('Headline'), '!');
    await userEvent.tab();
    expect(await note()).toBeTruthy();
    expect(reported).toEqual([]);
    expect(field('Headline').value).toBe('Wake the kraken!');
  });

  it('can be restored, which saves what was typed', async () => {
    const opened = await openIt();
    opened.platform.deleted = true;
    await userEvent.type(field('Headline'), '!');
    await userEvent.tab();
    await note();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByText('This challenge was deleted.')).toBeNull());
    await waitFor(() => expect(bodiesOf(opened, TASK).at(-1)).toEqual({ name: 'Wake the kraken!' }));
    expect(await screen.findAllByText('Saved')).toBeTruthy();
  });

  it('is only named as deleted on a platform that restores none', async () => {
    const { platform } = await openIt({ offered: [] });
    platform.deleted = true;
    await userEvent.type(field('Headline'), '!');
    await userEvent.tab();
    expect(await note()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });
});
