import { paths } from '.';

it('fills in the values in order', () => {
  expect(paths.settings(7)).toBe('/games/edit/7');
  expect(paths.settings('new')).toBe('/games/edit/new');
  expect(paths.answer(7, 12)).toBe('/answers/show/7/12');
  expect(paths.dashboard()).toBe('/dashboard');
});

it('encodes values so that they cannot change the path', () => {
  expect(paths.teamStream(7, '../8?x#y')).toBe('/teams/stream/7/..%2F8%3Fx%23y');
});

it('has the pattern for routing', () => {
  expect(paths.challengeStream.pattern).toBe('/tasks/stream/:game/:challenge');
});
