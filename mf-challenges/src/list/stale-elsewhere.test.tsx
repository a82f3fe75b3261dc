import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keys } from '@waymark/client';
import { asGameId, type TaskId } from '@waymark/contract';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { choose, showList } from '../testing/render-list';

// Lazy parts are compiled ahead, so the first test doesn't wait.
jest.setTimeout(60_000);
beforeAll(() => import('./list-later'));

afterEach(unmountRemotes);

/** What editor and preview show of a challenge, and the choice of tags. */
const ELSEWHERE = [keys.task(asGameId(7), 102 as TaskId), keys.tags()];

/** Loads what is shown elsewhere, and returns whether all of it has become stale since; the map is open. */
function watch({ client, calls }: Awaited<ReturnType<typeof showList>>) {
  const mapped = () => calls.filter(({ path }) => path === '/tasks/places/7.json').length;
  const before = mapped();
  for (const key of ELSEWHERE) client.setQueryData(key, []);
  return () => [...ELSEWHERE.map((key) => client.getQueryState(key)?.isInvalidated), mapped() > before];
}

async function changePoints(id: number) {
  await clickOn(screen.getByRole('checkbox', { name: `Select Challenge ${id}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Points' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Points' }), '80');
  await userEvent.click(screen.getByRole('button', { name: 'Change 1 challenge' }));
}

describe('open editors, tags and map are reloaded', () => {
  it('after a challenge is restored', async () => {
    const list = await showList();
    await choose('Challenge 103', 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(list.notices).toHaveLength(1));
    const stale = watch(list);
    await act(async () => list.notices[0]?.action?.run());
    expect(stale()).toEqual([true, true, true]);
  });

  it('after a bulk change, and after its undo', async () => {
    const list = await showList();
    const stale = watch(list);
    await changePoints(102);
    await waitFor(() => expect(list.notices).toMatchObject([{ text: '1 challenge was changed.' }]));
    expect(stale()).toEqual([true, true, true]);
    const staleAgain = watch(list);
    await act(async () => list.notices[0]?.action?.run());
    expect(staleAgain()).toEqual([true, true, true]);
  });
});
