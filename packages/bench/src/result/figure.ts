/** What a figure is counted in. `ratio` is measured against a twin in the same run. */
export type Unit = 'KB' | 'ms' | 'ratio' | 'count';

/** One line of the result. */
export interface Figure {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** What lies behind the value: both sides of a ratio, or the ends of a series. */
  readonly detail?: string;
  /** Every value behind it, for the file. */
  readonly series?: Readonly<Record<string, readonly number[]>>;
  /** The most it may be; a figure without one is there to be read. */
  readonly budget?: number;
}

/** How a figure stands to its budget. */
export type Verdict = 'ok' | 'over' | '';

/** Judges what the table shows: a figure that is shown as its budget keeps it. */
export function verdictOf({ value, unit, budget }: Figure): Verdict {
  if (budget === undefined) return '';
  return Number(shown(value, unit)) <= budget ? 'ok' : 'over';
}

/** A value as the table shows it, without its unit. */
export function shown(value: number, unit: Unit): string {
  if (unit === 'ratio') return value.toFixed(2);
  if (unit === 'count') return String(value);
  return value < 10 ? value.toFixed(2) : value.toFixed(1);
}
