import { getTableColumns } from 'drizzle-orm';
import { realities, tasks } from '../../db/schema';
import type { TaskParts, TaskRow } from '../repo';
import { COLUMNS, type ColumnField, ITEM_FIELDS, type ItemField, itemColumn, type PlainField } from './columns';
import { columnValues, isFilled } from './export-rows';

/** Columns that identify the challenge of a row. */
const NAMING: ReadonlySet<ColumnField> = new Set(['number', 'id']);
const REQUIRED: ReadonlySet<ColumnField> = new Set(['name', 'task_type']);
const OF_TASK: Readonly<Record<string, { readonly default: unknown }>> = getTableColumns(tasks);
const OF_ITEM: Readonly<Record<string, { readonly default: unknown }>> = getTableColumns(realities);

/** Whether a column is stored in the challenge's own row. */
export const isPlain = (field: ColumnField): field is PlainField => Object.hasOwn(OF_TASK, field) && !NAMING.has(field);
/** Whether the field can be changed but never cleared. */
export const isRequired = (field: ColumnField): boolean => REQUIRED.has(field);

/** The initial value of a challenge's field. */
export const emptyTask = (field: PlainField): unknown => OF_TASK[field]?.default ?? null;
/** The initial value of an AR item's field. */
export const emptyItem = (field: ItemField): unknown => OF_ITEM[field]?.default ?? null;

/** The field of an AR item that a column holds. */
export const ITEM_COLUMNS: ReadonlyMap<string, { readonly position: number; readonly field: ItemField }> = new Map(
  COLUMNS.flatMap(({ field: column }) => {
    const position = Number(/^item_(\d)_/.exec(column)?.[1]);
    const field = ITEM_FIELDS.find((one) => itemColumn(position, one) === column);
    return field ? [[column as string, { position, field }] as const] : [];
  }),
);

/** For each challenge, the columns whose value an empty cell would clear. */
export function heldColumns(
  rows: readonly TaskRow[],
  parts: TaskParts,
  places: ReadonlyMap<number, number>,
): Map<number, ReadonlySet<ColumnField>> {
  const isHeld = (field: ColumnField, value: unknown): boolean => {
    if (NAMING.has(field)) return false;
    return isPlain(field) && !isRequired(field) ? value !== emptyTask(field) : isFilled(value);
  };
  return new Map(
    columnValues(rows, parts, places, '').map((values, at) => [
      rows[at]?.id ?? 0,
      new Set(COLUMNS.map(({ field }) => field).filter((field) => isHeld(field, values[field]))),
    ]),
  );
}
