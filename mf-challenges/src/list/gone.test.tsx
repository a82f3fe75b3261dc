import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiveMessage, Task } from '@waymark/contract';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { card, names, showList } from '../testing/render-list';

// Lazy parts are compiled ahead, so the first test doesn't wait.
jest.setTimeout(60_000);
beforeAll(() => import('./list-later'));

jest.mock('../editor/challenge-editor', () => ({
  ChallengeEditor: ({ known }: { known?: Task }) => <p>Everything of {known?.name}</p>,
}));

afterEach(unmountRemotes);

const select = async (...ids: number[]) => {
  for (const id of ids) await clickOn(screen.getByRole('checkbox', { name: `Select Challenge ${id}` }));
  return within(await screen.findByRole('region', { name: 'Selected challenges' }));
};
const deleted = (detail: object): LiveMessage => ({
  id: JSON.stringify(detail),
  source: 'ss.task.delete',
  detail: { game: { id: 7 }, ...detail },
});

describe('deleted challenges', () => {
  it('are all closed when they are deleted together', async () => {
    const { location } = await showList();
    for (const id of [101, 102, 103])
      await clickOn(card(`Challenge ${id}`).getByRole('button', { name: `Edit Challenge ${id}` }));
    const bar = await select(101, 103);
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(names()).not.toContain('Challenge 103'));
    expect(location().state).toEqual({ open: '102' });
  });

  it('are unselected when a message names them', async () => {
    const { sendLive } = await showList({ count: 30, path: '/tasks/organize/7?pageSize=10' });
    const bar = await select(101, 102, 103, 104);
    await act(async () => sendLive(deleted({ tasks: [{ id: 102 }, { id: 103 }] })));
    expect(bar.getByText('2 selected')).toBeTruthy();
    await act(async () => sendLive(deleted({ task: { id: 101 } })));
    expect(bar.getByText('1 selected')).toBeTruthy();
    await act(async () => sendLive(deleted({})));
    expect(bar.getByText('1 selected')).toBeTruthy();
  });

  it('are unselected when the whole list is there without them', async () => {
    const { platform, client } = await showList();
    const bar = await select(101, 103);
    platform.tasks = platform.tasks.filter(({ id }) => id !== 103);
    await act(async () => client.invalidateQueries({ queryKey: ['tasks', 7] }));
    await waitFor(() => expect(bar.getByText('1 selected')).toBeTruthy());
  });

  it('are told from those that a search or another page hides', async () => {
    const { location } = await showList({ count: 12, path: '/tasks/organize/7?pageSize=10' });
    const bar = await select(101, 103);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(names()).toEqual(['Challenge 111', 'Challenge 112']));
    expect(bar.getByText('2 selected')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search challenges' }), 'challenge 105');
    await waitFor(() => expect(location().search).toBe('?term=challenge+105&pageSize=10'));
    await waitFor(() => expect(names()).toEqual(['Challenge 105']));
    expect(bar.getByText('2 selected')).toBeTruthy();
  });
});
