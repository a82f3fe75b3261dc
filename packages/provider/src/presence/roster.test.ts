import { Roster } from './roster';

const ada = { id: 1, name: 'Ada' };
const ben = { id: 2, name: 'Ben' };

it('counts a person on two nodes once until they leave both', () => {
  const roster = new Roster();
  roster.report('one', 7, [ben, ada], 0);
  roster.report('two', 7, [ben], 0);
  expect(roster.of(7)).toEqual([ada, ben]);
  roster.report('one', 7, [], 0);
  expect(roster.of(7)).toEqual([ben]);
  roster.report('two', 7, [], 0);
  expect(roster.of(7)).toEqual([]);
});

it('forgets only the people of a silent node', () => {
  const roster = new Roster();
  roster.report('dead', 7, [ada], 0);
  roster.report('dead', 8, [ada], 0);
  roster.report('alive', 8, [ben], 80_000);
  expect(roster.forgetSilent(80_000)).toEqual([]);
  expect(roster.forgetSilent(100_000)).toEqual([7, 8]);
  expect([roster.of(7), roster.of(8)]).toEqual([[], [ben]]);
});
