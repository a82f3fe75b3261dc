import { TASK_TYPE_NAMES } from '../entities/task-type';
import { formatWallTime } from '../time/wall-time';
import { ianaZoneOf } from '../time/zones';
import type { CellKind } from './columns';

/** What a cell holds: a text, a number, nothing. */
export type Cell = string | number | null;

/** What the codes of shares are called in sheets. */
export const SHARE_NAMES = ['Standard video', 'Animated gif', 'Audio only'] as const;

/**
 * A value as a cell shows it.
 * @param tz zone of the game, as the game names it: times are its wall times
 */
export function writeCell(kind: CellKind, value: unknown, tz: string | undefined): Cell {
  switch (kind) {
    case 'decimal':
    case 'whole':
      return typeof value === 'number' ? value : null;
    case 'yes-no':
      return value === undefined ? '' : value ? 'yes' : 'no';
    case 'type':
      return TASK_TYPE_NAMES[Number(value)] ?? '';
    case 'share':
      return SHARE_NAMES[Number(value)] ?? '';
    case 'time': {
      const instant = value instanceof Date ? value.toISOString() : value;
      return typeof instant === 'string' && instant ? formatWallTime(instant, ianaZoneOf(tz) ?? 'UTC') : '';
    }
    default:
      return String(value ?? '');
  }
}

/** Labels in one cell: a line each where one of them has a comma in it, else separated by commas. */
export const writeLabels = (labels: readonly string[]): string =>
  labels.some((label) => label.includes(',')) ? `${labels.join('\n')}\n` : labels.join(', ');
