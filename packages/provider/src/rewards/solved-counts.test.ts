import { countSolved, type Solved } from './solved-counts';

/** Challenges of five types, solved by forty teams in a scattered order. */
const SOLVED: readonly Solved[] = Array.from({ length: 2000 }, (_, at) => ({
  team: (at * 7919) % 40,
  type: (at * 31) % 5,
}));

it('counts the solved challenges of each team by type and altogether', () => {
  const count = countSolved(SOLVED);
  for (let team = 0; team <= 40; team += 1) {
    const its = SOLVED.filter((one) => one.team === team);
    expect(count(team, '')).toBe(its.length);
    for (let type = 0; type <= 5; type += 1) {
      expect(count(team, String(type))).toBe(its.filter((one) => one.type === type).length);
    }
  }
});

it('reads the solved challenges once, however many rewards and teams ask', () => {
  let read = 0;
  const watched = {
    *[Symbol.iterator]() {
      for (const one of SOLVED) {
        read += 1;
        yield one;
      }
    },
  };
  const count = countSolved(watched);
  for (let reward = 0; reward < 10; reward += 1) {
    for (let team = 0; team < 40; team += 1) count(team, String(reward % 5));
  }
  expect(read).toBe(SOLVED.length);
});
