import { type Figure, shown } from './figure';
import { spreadOf } from './statistics';

/** Two series measured alternately, and their names. */
export interface Pair {
  readonly ours: readonly number[];
  readonly twin: readonly number[];
  readonly unit: 'KB' | 'ms';
  readonly named: readonly [ours: string, twin: string];
}

/** The ratio of the medians, with both series as details. */
export function ratioFigure(group: string, name: string, pair: Pair, budget?: number): Figure {
  const { ours, twin, unit, named } = pair;
  return {
    group,
    name,
    value: spreadOf(ours).median / spreadOf(twin).median,
    unit: 'ratio',
    detail: `${named[0]} ${summarise(ours, unit)}, ${named[1]} ${summarise(twin, unit)}`,
    series: { [named[0]]: ours, [named[1]]: twin },
    ...(budget === undefined ? {} : { budget }),
  };
}

/** Summarises a series: its median, and its range if it varies. */
export function summarise(series: readonly number[], unit: 'KB' | 'ms'): string {
  const { median, least, most } = spreadOf(series);
  const ends = shown(least, unit) === shown(most, unit) ? '' : ` [${shown(least, unit)}–${shown(most, unit)}]`;
  return `${shown(median, unit)}${ends} ${unit}`;
}
