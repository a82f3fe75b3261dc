import { type Figure, shown } from './figure';
import { spreadOf } from './statistics';

/** Two series that were taken in turns, and what they are called. */
export interface Pair {
  readonly ours: readonly number[];
  readonly twin: readonly number[];
  readonly unit: 'KB' | 'ms';
  readonly named: readonly [ours: string, twin: string];
}

/** The figure of ours against the twin's: the ratio of the medians, with both series beside it. */
export function ratioFigure(group: string, name: string, pair: Pair, budget?: number): Figure {
  const { ours, twin, unit, named } = pair;
  return {
    group,
    name,
    value: spreadOf(ours).median / spreadOf(twin).median,
    unit: 'ratio',
    detail: `${named[0]} ${told(ours, unit)}, ${named[1]} ${told(twin, unit)}`,
    series: { [named[0]]: ours, [named[1]]: twin },
    ...(budget === undefined ? {} : { budget }),
  };
}

/** A series in a few words: its median and its ends, where they differ. */
export function told(series: readonly number[], unit: 'KB' | 'ms'): string {
  const { median, least, most } = spreadOf(series);
  const ends = shown(least, unit) === shown(most, unit) ? '' : ` [${shown(least, unit)}–${shown(most, unit)}]`;
  return `${shown(median, unit)}${ends} ${unit}`;
}
