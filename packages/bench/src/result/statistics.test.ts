import { median, percentile, spreadOf } from './statistics';

describe('percentile', () => {
  it.each([
    [0.5, 30],
    [0.98, 50],
    [0.2, 10],
    [0.21, 20],
    [0, 10],
    [1, 50],
  ])('uses the nearest rank: %d of five is %d', (share, expected) => {
    expect(percentile([50, 10, 40, 20, 30], share)).toBe(expected);
  });

  it('does not modify its input', () => {
    const series = [3, 1, 2];
    percentile(series, 0.5);
    expect(series).toEqual([3, 1, 2]);
  });

  it('rejects an empty series', () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError);
  });
});

it.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (series, expected) => {
  expect(median(series)).toBe(expected);
});

it('a spread has median, least and most', () => {
  expect(spreadOf([7, 1, 100])).toEqual({ median: 7, least: 1, most: 100 });
});
