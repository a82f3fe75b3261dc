import { countTop, offsetOf, rowsBetween } from './row-places';

const heights = { top: 60, row: 42 };

const at = (place: number, points = 90) => ({ place, points });

it('renders the visible rows and a few more, with tall ones for the first three places', () => {
  const teams = Array.from({ length: 9999 }, (_, index) => at(index + 1));
  const tops = countTop(teams);
  expect([tops, countTop([at(7)]), countTop([at(2), at(9)])]).toEqual([3, 0, 1]);
  expect([0, 3, 4].map((index) => offsetOf(index, tops, heights))).toEqual([0, 180, 222]);
  const list = { count: teams.length, tops, heights, more: 2 };
  expect(rowsBetween(-300, 200, list)).toEqual({ first: 0, last: 5 });
  const middle = offsetOf(5000, tops, heights);
  expect(rowsBetween(middle, middle + 420, list)).toEqual({ first: 4998, last: 5012 });
  expect(rowsBetween(1e7, 2e7, list).last).toBe(9998);
});

it('has as many tall rows as teams with points in the first three places', () => {
  expect(countTop([at(1), at(2), at(2), at(2), at(5)])).toBe(4);
  expect(countTop([at(1), at(2, 0), at(2, 0)])).toBe(1);
  expect(countTop([at(1, 0), at(1, 0)])).toBe(0);
  expect(countTop([at(1, -5)])).toBe(0);
});
