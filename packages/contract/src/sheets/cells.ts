import { TASK_TYPE_NAMES } from '../entities/task-type';
import { formatWallTime } from '../time/wall-time';
import { ianaZoneOf } from '../time/zones';
import type { CellKind } from './columns';

/** The value of a cell: a text, a number, or empty. */
export type Cell = string | number | null;

/** Names of the sharing codes in sheets. */
export const SHARE_NAMES = ['Standard video', 'Animated gif', 'Audio only'] as const;

/**
 * A value as displayed in a cell.
 * @param tz zone of the game, by its stored name: times are local to it
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

/** Labels in one cell: one per line if a label contains a comma, otherwise separated by commas. */
export const writeLabels = (labels: readonly string[]): string =>
  labels.some((label) => label.includes(',')) ? `${labels.join('\n')}\n` : labels.join(', ');
