import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { showList } from '../../testing/render-list';

// Dialogs compile on first use.
jest.setTimeout(60_000);

afterEach(unmountRemotes);

it('a change of several challenges is applied by Enter once there is one, and only once', async () => {
  const { writes } = await showList();
  await clickOn(screen.getByRole('checkbox', { name: 'Select Challenge 101' }));
  const bar = within(screen.getByRole('region', { name: 'Selected challenges' }));
  await userEvent.click(bar.getByRole('button', { name: 'Points' }));
  const box = await screen.findByRole('textbox', { name: 'Points' });
  await userEvent.type(box, '{Enter}');
  expect(writes()).toEqual([]);
  await userEvent.type(box, '25{Enter}{Enter}');
  expect(writes()).toMatchObject([{ path: '/tasks/bulk.json', body: { game_id: 7, ids: [101], points: 25 } }]);
});
