import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickOn, menuEntry } from '@waymark/testing/mount-remote';
import { buildAnswer } from '../../testing/answers';
import { DOCUMENTED, Platform } from '../../testing/platform';
import { openMonitor, prepareScreens, queued } from '../../testing/stage';

prepareScreens();

it('deleting all submissions leaves no word of new ones, until the next arrives', async () => {
  const platform = new Platform([buildAnswer({ id: 1 })], { user: { access: 'Created', super_admin: true } });
  const { hears } = await openMonitor(platform, { offered: DOCUMENTED });
  const waiting = () => screen.queryByText(/is queued\.$/);
  platform.arrive(2);
  await hears('ss.answer.create', { answer: { id: 2, game_id: 7 } });
  expect(waiting()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await clickOn(await menuEntry('Delete All'));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete all' }));
  await screen.findByText('There are no submissions to review.');
  await waitFor(() => expect(waiting()).toBeNull());
  platform.arrive(3);
  await hears('ss.answer.create', { answer: { id: 3, game_id: 7 } });
  expect(waiting()?.textContent).toBe('1 new submission is queued.');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(queued()).toHaveLength(1));
});
