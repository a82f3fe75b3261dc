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
