import { asTeamId } from '@waymark/contract';
import { projectorRows } from './projector-rows';

const teams = Array.from({ length: 12 }, (_, at) => ({ id: asTeamId(at + 1), place: at + 1 }));
const secrets = (revealed: number | null) => projectorRows({ teams, revealed }).map(({ secret }) => secret);

it('shows the first eight, or ten during a reveal from the last place up', () => {
  expect(secrets(null)).toEqual(Array(8).fill(false));
  expect(secrets(0)).toEqual(Array(10).fill(true));
  expect(secrets(4)).toEqual([...Array(8).fill(true), false, false]);
  expect(secrets(11)).toEqual([true, ...Array(9).fill(false)]);
  expect(secrets(12)).toEqual(Array(10).fill(false));
});

it('marks all teams with points in the first place', () => {
  const tied = [90, 90, 40, 0].map((points, at) => ({ id: asTeamId(at + 1), place: [1, 1, 3, 4][at] ?? 0, points }));
  const firsts = (of: Parameters<typeof projectorRows>[0]['teams']) =>
    projectorRows({ teams: of, revealed: null }).map(({ first }) => first);
  expect(firsts(tied)).toEqual([true, true, false, false]);
  expect(firsts(tied.map((team) => ({ ...team, place: 1, points: 0 })))).toEqual([false, false, false, false]);
});
