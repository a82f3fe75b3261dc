import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { card, showList } from '../testing/render-list';

// Lazy parts are compiled ahead, so the first test doesn't wait.
jest.setTimeout(60_000);
beforeAll(() => Promise.all([import('./list-later'), import('../groups/groups')]));
afterEach(unmountRemotes);

const isSelected = (n: number) =>
  card(`Challenge ${n}`).getByRole<HTMLInputElement>('checkbox', { name: `Select Challenge ${n}` }).checked;
const bar = () => screen.findByRole('region', { name: 'Selected challenges' });

/** The list of game 7 with two challenges selected. */
async function showSelection() {
  const shown = await showList();
  for (const n of [101, 103]) await clickOn(screen.getByRole('checkbox', { name: `Select Challenge ${n}` }));
  const go = async (path: string, title: string) => {
    await act(async () => shown.host.navigation.navigate(path));
    await screen.findByRole('heading', { level: 1, name: title });
  };
  return { ...shown, go };
}

describe('the selection', () => {
  it('survives a visit to the groups', async () => {
    const { go } = await showSelection();
    await go('/groups/organize/7', 'Groups');
    await go('/tasks/organize/7', 'Challenges');
    expect(within(await bar()).getByText('2 selected')).toBeTruthy();
    expect([101, 102, 103].map(isSelected)).toEqual([true, false, true]);
  });

  it('belongs to its game only', async () => {
    const { go } = await showSelection();
    await go('/tasks/organize/8', 'Challenges');
    await screen.findByRole('article', { name: 'Challenge 101' });
    expect(screen.queryByRole('region', { name: 'Selected challenges' })).toBeNull();
    expect(isSelected(101)).toBe(false);
  });

  it('is not shared with another mount on the same page', async () => {
    await showSelection();
    await unmountRemotes();
    await showList();
    expect(isSelected(101)).toBe(false);
  });
});

it('group cards stay open during a visit to the challenges', async () => {
  const { go } = await showSelection();
  await go('/groups/organize/7', 'Groups');
  const quay = async () => within(await screen.findByRole('article', { name: 'Quay' }));
  await userEvent.click((await quay()).getByRole('button', { name: 'Edit Quay' }));
  await go('/tasks/organize/7', 'Challenges');
  await go('/groups/organize/7', 'Groups');
  expect((await quay()).getByLabelText('Group Name')).toBeTruthy();
});
