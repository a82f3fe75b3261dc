import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { choose, showList } from '../testing/render-list';

// Menus and dialogs compile on first use.
jest.setTimeout(60_000);
afterEach(unmountRemotes);

const LOCKS = [{}, { unlock_by_task_id: 101 }, {}, { unlock_by_task_ids: '101;water' }, { unlock_by_task_id: 103 }];

it('the question before a deletion names the challenges that wait for it, without a request', async () => {
  const { calls } = await showList({ overrides: (n) => LOCKS[n - 1] ?? {} });
  await choose('Challenge 101', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Challenge' }));
  const asked = calls.length;
  const names = 'Challenge 102, Challenge 104';
  expect(await dialog.findByText(`Other challenges depend on this: ${names}. Check their locks.`)).toBeTruthy();
  expect(calls).toHaveLength(asked);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await choose('Challenge 102', 'Delete');
  await screen.findByRole('alertdialog', { name: 'Delete Challenge' });
  expect(screen.queryByText(/Other challenges depend on this/)).toBeNull();
});
