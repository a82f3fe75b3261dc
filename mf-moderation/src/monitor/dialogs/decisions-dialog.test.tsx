import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickOn, menuEntry } from '@waymark/testing/mount-remote';
import { buildAnswer } from '../../testing/answers';
import { Platform, WHEN } from '../../testing/platform';
import { openMonitor, prepareScreens } from '../../testing/stage';

prepareScreens();

it('a past decision has its time in the zone of the game', async () => {
  const platform = new Platform([buildAnswer()], { user: { access: 'Created' }, tz: 'Kolkata' });
  platform.respond = ({ path }) => {
    const reviews = [{ id: 55, decision: 'accept', count: 1, answer_id: 12, created_at: WHEN, undone_at: null }];
    return path === '/answers/reviews/7.json' ? { reviews, meta: { page: 1, pages: 1, count: 1 } } : undefined;
  };
  await openMonitor(platform);
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await clickOn(await menuEntry('Decisions so far'));
  const dialog = await screen.findByRole('dialog', { name: 'Decisions so far' });
  // Past midnight there.
  await waitFor(() => expect(dialog.querySelector('time')?.textContent).toContain('Nov 22, 2026'));
});

it('a past decision that can’t be undone yet says so', async () => {
  const platform = new Platform([buildAnswer()], { user: { access: 'Created' } });
  platform.respond = ({ path }) => {
    if (path === '/answers/undo.json') return { ids: [], kept: [12] };
    const reviews = [{ id: 55, decision: 'accept', count: 1, answer_id: 12, created_at: WHEN, undone_at: null }];
    return path === '/answers/reviews/7.json' ? { reviews, meta: { page: 1, pages: 1, count: 1 } } : undefined;
  };
  const { notices } = await openMonitor(platform);
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await clickOn(await menuEntry('Decisions so far'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(notices).toMatchObject([{ text: "Couldn't undo: someone has reviewed this since." }]));
});
