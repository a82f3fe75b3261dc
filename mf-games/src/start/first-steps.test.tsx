import { screen } from '@testing-library/react';
import { settled, unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';

beforeAll(() => import('./first-steps'));
afterEach(unmountRemotes);

const NO_GAMES = { games: [], meta: { pages: 1, page: 1, count: 0 } };

it.each([true, false])('the first game is offered only if its settings have a route (%s)', async (drawn) => {
  const me = { id: 9, super_admin: true, features: [] };
  const knows = (to: string) => drawn || !to.startsWith('/games/edit/');
  const { element } = await stage('/dashboard', () => NO_GAMES, { me, offered: [], knows });
  await settled(element);
  const start = (await screen.findByRole('heading', { name: 'A blank game' })).parentElement;
  expect(start?.querySelector('a[href]') !== null).toBe(drawn);
});
