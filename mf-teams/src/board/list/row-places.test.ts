import { countTop, offsetOf, rowsBetween } from './row-places';

const heights = { top: 60, row: 42 };

it('renders the visible rows and a few more, with tall ones for the first three places', () => {
  const teams = Array.from({ length: 9999 }, (_, at) => ({ place: at + 1 }));
  const tops = countTop(teams);
  expect([tops, countTop([{ place: 7 }]), countTop([{ place: 2 }, { place: 9 }])]).toEqual([3, 0, 1]);
  expect([0, 3, 4].map((index) => offsetOf(index, tops, heights))).toEqual([0, 180, 222]);
  const at = { count: teams.length, tops, heights, more: 2 };
  expect(rowsBetween(-300, 200, at)).toEqual({ first: 0, last: 5 });
  const middle = offsetOf(5000, tops, heights);
  expect(rowsBetween(middle, middle + 420, at)).toEqual({ first: 4998, last: 5012 });
  expect(rowsBetween(1e7, 2e7, at).last).toBe(9998);
});
