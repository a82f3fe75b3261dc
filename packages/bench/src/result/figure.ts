/** Unit of a figure. A `ratio` is measured against a baseline in the same run. */
export type Unit = 'KB' | 'ms' | 'ratio' | 'count';

/** One line of the result. */
export interface Figure {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** Details: both sides of a ratio, or the range of a series. */
  readonly detail?: string;
  /** All measured values, for the JSON file. */
  readonly series?: Readonly<Record<string, readonly number[]>>;
  /** Upper limit; a figure without one is informational. */
  readonly budget?: number;
}

/** Whether a figure is within its budget. */
export type Verdict = 'ok' | 'over' | '';

/** Compares the rounded value from the table with the budget. */
export function verdictOf({ value, unit, budget }: Figure): Verdict {
  if (budget === undefined) return '';
  return Number(shown(value, unit)) <= budget ? 'ok' : 'over';
}

/** Formats a value for the table, without its unit. */
export function shown(value: number, unit: Unit): string {
  if (unit === 'ratio') return value.toFixed(2);
  if (unit === 'count') return String(value);
  return value < 10 ? value.toFixed(2) : value.toFixed(1);
}
