import { paths } from '.';

it('fills an address with its values, in their order', () => {
  expect(paths.settings(7)).toBe('/games/edit/7');
  expect(paths.settings('new')).toBe('/games/edit/new');
  expect(paths.answer(7, 12)).toBe('/answers/show/7/12');
  expect(paths.dashboard()).toBe('/dashboard');
});

it('lets no value become another address', () => {
  expect(paths.teamStream(7, '../8?x#y')).toBe('/teams/stream/7/..%2F8%3Fx%23y');
});

it('names the pattern that routes are matched by', () => {
  expect(paths.challengeStream.pattern).toBe('/tasks/stream/:game/:challenge');
});
