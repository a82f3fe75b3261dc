import type { GameProgress } from '@waymark/contract';
import { holdUpsOf } from './holding-up';

const challenge = (id: number, fields: object): GameProgress['challenges'][number] => ({
  id,
  position: id,
  name: `Challenge ${id}`,
  task_type: 1,
  tried: 10,
  solved: 10,
  rejected: 0,
  points: 0,
  hints: 0,
  seconds: 60,
  ...fields,
});
const holdUps = (...challenges: GameProgress['challenges'][number][]) =>
  holdUpsOf({
    teams: [],
    groups: [],
    challenges: [...[1, 2, 3, 4].map((id) => challenge(id, {})), ...challenges],
    states: [],
    times: undefined,
    judging: undefined,
  });

test('a hold-up reports the time lost and where most teams came from', () => {
  const [worst, other, ...more] = holdUps(challenge(5, { seconds: 300 }), challenge(6, { seconds: 600, after: 2 }));
  expect(more).toEqual([]);
  expect(worst).toMatchObject({ challenge: { id: 6 }, from: { id: 2 }, lost: 540 });
  expect(other).toMatchObject({ challenge: { id: 5 }, from: { id: 4 }, lost: 240 });
});

it.each([
  [{ rejected: 5, solved: 4, hints: 9 }, 'rejected'],
  [{ rejected: 4, solved: 7, hints: 9 }, 'unsolved'],
  [{ rejected: 4, solved: 8, hints: 5 }, 'hints'],
  [{ rejected: 4, solved: 8, hints: 4 }, 'way'],
  [{ rejected: 1, tried: 1, solved: 1 }, 'way'],
])('%j gives one reason: %s', (fields, reason) => {
  expect(holdUps(challenge(5, { seconds: 300, ...fields }))[0]?.reason).toBe(reason);
});
