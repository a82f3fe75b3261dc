import { screen, waitFor } from '@testing-library/react';
import { refusal } from '@waymark/testing';
import { buildAnswer } from './testing/answers';
import { Platform } from './testing/platform';
import { open, prepareScreens } from './testing/stage';

prepareScreens();
beforeEach(() => {
  window.scrollTo = () => undefined;
});

const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const shown = () => screen.queryAllByText(/Knot Today/).length > 0;

it.each([
  ['the monitor', '/answers/monitor/7', 'ss.coordinator.delete'],
  ['the grid', '/answers/monitor/7?view=grid', 'ss.answer.accept'],
  ['a stream', '/games/stream/7', 'ss.answer.accept'],
  ['a single answer', '/answers/show/7/1', 'ss.answer.accept'],
] as const)('%s gives way to one message once access has ended, and returns with it', async (_, path, source) => {
  const platform = new Platform([buildAnswer()]);
  const { hears } = await open(path, platform);
  await waitFor(() => expect(shown()).toBe(true));
  platform.respond = (call) => {
    if (call.path.startsWith('/answers/')) throw refusal(403);
  };
  await hears(source);
  await waitFor(() => expect(headings()).toEqual(["We couldn't find this game"]));
  expect(shown()).toBe(false);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeTruthy();
  platform.respond = () => undefined;
  await hears('ss.answer.accept');
  await waitFor(() => expect(shown()).toBe(true));
});
