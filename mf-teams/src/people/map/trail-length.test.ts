import { trailOf } from './trail-length';

it('trims a trail by age, and keeps points without a time only in full', () => {
  const now = 10_000_000;
  const ago = (minutes: number) => [51, -2, now / 1000 - minutes * 60];
  const trail = [[51, -2], ago(20), ago(10), ago(1)];
  expect(trailOf({ trail }, 30, now)).toBe(trail);
  expect(trailOf({ trail }, 15, now)).toEqual([ago(10), ago(1)]);
  expect(trailOf({ trail }, 5, now)).toEqual([ago(1)]);
  expect(trailOf({ trail }, 0, now)).toEqual([]);
});
