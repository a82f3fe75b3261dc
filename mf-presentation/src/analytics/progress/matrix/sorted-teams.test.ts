import { sortedTeams, type TeamOrder, teamsOf, totalsOf } from './sorted-teams';

const progress = {
  teams: [
    { id: 1, name: 'Gulls' },
    { id: 2, name: 'bilge rats' },
    { id: 3, name: 'Anchors' },
  ],
  groups: [],
  challenges: [],
  states: ['dr-', 'ddw', 'dwr'],
  times: undefined,
  judging: undefined,
};
const teams = teamsOf(progress, 'en');

it.each<[TeamOrder, string[]]>([
  [{ by: 'name', down: false }, ['Anchors', 'bilge rats', 'Gulls']],
  [{ by: 'name', down: true }, ['Gulls', 'bilge rats', 'Anchors']],
  [{ by: 'done', down: true }, ['bilge rats', 'Anchors', 'Gulls']],
  [{ by: 1, down: true }, ['bilge rats', 'Anchors', 'Gulls']],
  [{ by: 2, down: false }, ['Gulls', 'Anchors', 'bilge rats']],
])('sorts teams by %j', (order, names) => {
  expect(sortedTeams(teams, order).map(({ name }) => name)).toEqual(names);
});

it('counts done, waiting, rejected and missing challenges', () => {
  expect(totalsOf(teams)).toEqual({ done: 4, waiting: 2, rejected: 2, missing: 1 });
});
