import { inOrder } from './in-order';

const group = (id: string, ...labels: string[]) => ({
  id,
  heading: id,
  picks: labels.map((label) => ({ id: label, label, onPick: () => undefined })),
});
const COMMANDS = group('commands', 'Freeze the leaderboard', 'Stop Game');
const SCREENS = group('screens', 'Leaderboard', 'Teams');

it.each([
  ['leader', 'screens'],
  [' TEAM', 'screens'],
  ['stop', 'commands'],
  ['board', 'commands'],
  [' ', 'commands'],
])('of commands and screens, "%s" finds the %s first', (term, first) => {
  expect(inOrder(COMMANDS, SCREENS, term).map(({ id }) => id)[0]).toBe(first);
});
