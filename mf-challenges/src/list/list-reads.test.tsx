import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asTaskId, type LiveMessage } from '@waymark/contract';
import { deliver, reloadTouched } from '@waymark/testing';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { card, showList } from '../testing/render-list';

// Lazy parts are compiled ahead, so the first test doesn't wait.
jest.setTimeout(60_000);
beforeAll(() =>
  Promise.all([
    import('./list-later'),
    import('./map/challenges-map'),
    import('../editor/challenge-editor'),
    import('../editor/tabs/advanced-tab'),
  ]),
);
afterEach(unmountRemotes);

const sizes = (lists: readonly { readonly query?: unknown }[]) =>
  lists.map(({ query }) => (query as { readonly per_page: number }).per_page);
const editor = () => within(screen.getByRole('region', { name: 'Challenge' }));
const headline = () => editor().findByRole<HTMLInputElement>('textbox', { name: 'Headline' });
const open = async (n: number) => {
  await clickOn(card(`Challenge ${n}`).getByRole('button', { name: /^Edit/ }));
  await waitFor(async () => expect((await headline()).value).toBe(`Challenge ${n}`));
};

/** The list with map, check and two open cards, on a provider that returns challenges in lists only. */
async function showAll(options: Parameters<typeof showList>[0]) {
  const shown = await showList({ documents: true, ...options });
  await screen.findByRole('button', { name: 'Ready' });
  await open(101);
  await open(102);
  return shown;
}
const update = (fields?: string[]): LiveMessage => ({
  id: 'told',
  source: 'ss.task.update',
  detail: { user_id: 99, game: { id: 7 }, task: { id: 101 }, fields },
});

describe('with a provider that returns challenges in lists only', () => {
  it('one page is the only read if it holds every challenge', async () => {
    const { lists, calls, reported } = await showAll({ count: 3 });
    expect(sizes(lists())).toEqual([25]);
    expect(calls.filter(({ capability }) => capability)).toEqual([]);
    expect(reported).toEqual([]);
  });

  it('a longer list is read in full once for all consumers', async () => {
    const { lists } = await showAll({ count: 12, path: '/tasks/organize/7?pageSize=10' });
    expect(sizes(lists())).toEqual([10, 9999]);
  });

  it("an open card shows others' changes after one reload of its page", async () => {
    const shown = await showAll({ count: 3 });
    const { platform, lists } = shown;
    platform.tasks = platform.tasks.map((task) => (task.id === 101 ? { ...task, points: 77 } : task));
    expect(await act(() => deliver(shown, update(['points'])))).toBe('ask');
    await act(async () => {
      shown.screens.at(-1)?.onRefresh?.(update(['points']), []);
      await reloadTouched(shown, update(['points']));
    });
    await open(101);
    const points = () => editor().getByRole<HTMLInputElement>('spinbutton', { name: 'Points' });
    await waitFor(() => expect(points().value).toBe('77'));
    expect(sizes(lists())).toEqual([25, 25]);
  });

  it("an open card shows another user's text after Refresh", async () => {
    const shown = await showAll({ count: 3 });
    const { platform, client } = shown;
    await open(101);
    await userEvent.type(await headline(), ' and mine');
    platform.tasks = platform.tasks.map((task) => (task.id === 101 ? { ...task, name: 'Theirs' } : task));
    expect(await act(() => deliver(shown, update()))).toBe('ask');
    await act(async () => {
      shown.screens.at(-1)?.onRefresh?.(update(), []);
      await client.invalidateQueries({ queryKey: ['tasks', 7] });
      await client.invalidateQueries({ queryKey: ['task', 7] });
    });
    await screen.findByRole('article', { name: 'Theirs' });
    await waitFor(async () => expect((await headline()).value).toBe('Theirs'));
  });

  it('a lock names its challenge on any page, and says so once it is deleted', async () => {
    const { platform, client } = await showList({
      documents: true,
      count: 12,
      path: '/tasks/organize/7?pageSize=10',
      overrides: (n) => (n === 1 ? { unlock_by_task_id: asTaskId(112) } : {}),
    });
    await open(101);
    await userEvent.click(editor().getByRole('tab', { name: /^Locks/ }));
    expect(await editor().findByRole('heading', { name: 'Challenge 112' })).toBeTruthy();
    platform.tasks = platform.tasks.filter(({ id }) => id !== 112);
    await act(async () => {
      await client.invalidateQueries({ queryKey: ['tasks', 7] });
      await client.resetQueries({ queryKey: ['task', 7, 112] });
    });
    expect(await editor().findByText('This challenge was deleted.')).toBeTruthy();
  });
});
