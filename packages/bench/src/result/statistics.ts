/** Median and range of a series. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/**
 * The nearest-rank percentile of a series.
 * @param share from 0 to 1
 * @throws {RangeError} for an empty series
 */
export function percentile(series: readonly number[], share: number): number {
  const sorted = [...series].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('The series is empty.');
  return value;
}

/** The median of a series. */
export function median(series: readonly number[]): number {
  const lower = percentile(series, 0.5);
  if (series.length % 2 === 1) return lower;
  const upper = [...series].sort((a, b) => a - b)[series.length / 2] ?? lower;
  return (lower + upper) / 2;
}

/** Computes median and range. */
export const spreadOf = (series: readonly number[]): Spread => ({
  median: median(series),
  least: Math.min(...series),
  most: Math.max(...series),
});
