import { asTeamId, type RankedTeam } from '@waymark/contract';
import { movedNow, movementsBetween, STILL } from './movement';

const team = (id: number, place: number, points: number): RankedTeam => ({ id: asTeamId(id), place, points });

it('reports how far each team moved and what it scored until it moves again', () => {
  const first = [team(1, 1, 40), team(2, 2, 30), team(3, 3, 10)];
  const second = [team(2, 1, 50), team(1, 2, 40), team(3, 3, 10)];
  expect(movementsBetween(undefined, first, STILL, 0)).toBe(STILL);
  const moved = movementsBetween(first, second, STILL, 1);
  expect([...moved]).toEqual([
    [2, { places: 1, points: 20, at: 1 }],
    [1, { places: -1, points: 0, at: 1 }],
  ]);
  expect(movedNow(second, moved, 1).map(({ id }) => id)).toEqual([2, 1]);
  const third = [team(2, 1, 50), team(1, 2, 40), team(3, 3, 25)];
  const later = movementsBetween(second, third, moved, 2);
  expect(later.get(asTeamId(2))).toEqual({ places: 1, points: 20, at: 1 });
  expect(movedNow(third, later, 2)).toEqual([]);
  expect(movementsBetween(third, third, later, 3)).toBe(later);
});
