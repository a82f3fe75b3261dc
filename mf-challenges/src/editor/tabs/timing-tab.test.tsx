import { screen } from '@testing-library/react';
import { buildTask } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { compile, keeping, openTab, renderEditor } from '../../testing/render-editor';

beforeAll(compile, 60_000);
afterEach(unmountRemotes);

it.each([true, false])('links to the time zone in the settings only if they have a route (%s)', async (drawn) => {
  const task = buildTask();
  await renderEditor(task, keeping(task).answer, { knows: (to) => drawn || !to.startsWith('/games/edit/') });
  await openTab('Timing');
  expect(screen.queryByRole('link', { name: 'Change' }) !== null).toBe(drawn);
});
