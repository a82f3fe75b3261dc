import { screen } from '@testing-library/react';
import { buildTask } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { compile, GAME, keeping, openTab, renderEditor } from '../../testing/render-editor';

beforeAll(compile);
afterEach(unmountRemotes);

it.each([true, false])('links to the time zone in the settings only if they have a route (%s)', async (drawn) => {
  const task = buildTask();
  await renderEditor(task, keeping(task).answer, { knows: (to) => drawn || !to.startsWith('/games/edit/') });
  await openTab('Timing');
  expect(screen.queryByRole('link', { name: 'Change' }) !== null).toBe(drawn);
});

it('is in the zone of new games if the game has none', async () => {
  const task = buildTask({ starts_at: '2026-11-21T19:30:00.000Z' });
  const { answer } = keeping(task);
  await renderEditor(task, (call) => (call.path.startsWith('/games/') ? { game: { ...GAME, tz: '' } } : answer(call)));
  await openTab('Timing');
  expect(screen.getAllByText(/Times are in Eastern Time \(US & Canada\)/).length).toBeGreaterThan(0);
  const shown = [...document.querySelectorAll('[role=tabpanel] input')].map(
    (input) => (input as HTMLInputElement).value,
  );
  expect(`${shown} ${screen.getByRole('tabpanel').textContent}`).toMatch(/\b(0?2|14):30/);
});
