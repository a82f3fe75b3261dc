import { hasRealities, TASK_ASSET_NAMES, writeLocks } from '@waymark/contract';
import type { Attachment } from '../../media/attachments';
import { originalUrl } from '../../media/urls';
import { presentLocks } from '../present';
import type { TaskParts, TaskRow } from '../repo';
import { type Cell, COLUMNS, type Column, type ColumnField, ITEM_FIELDS, itemColumn } from './columns';
import { writeLabels } from './labels';

/** The columns of a sheet that is to be filled in: those of one AR item are enough to show how it is done. */
export const TEMPLATE_COLUMNS: readonly Column[] = COLUMNS.filter(({ field }) => !/^(id$|item_[2-9])/.test(field));

/** Challenges as rows of a sheet, below the headers. */
export function exportRows(rows: readonly TaskRow[], parts: TaskParts, tz: string, origin: string): Cell[][] {
  const filled = columnValues(rows, parts, origin);
  const columns = COLUMNS.filter(({ field, seldom }) => !seldom || filled.some((values) => isFilled(values[field])));
  return [
    columns.map(({ header }) => header),
    ...filled.map((values) => columns.map(({ field, kind }): Cell => kind.write(values[field], tz))),
  ];
}

/** What stands in the columns of a challenge. */
export type ColumnValues = Readonly<Partial<Record<ColumnField, unknown>>>;

/** Whether there is anything. */
export const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** What stands in the columns of challenges. Locks name the number of a row, not an id: ids differ elsewhere. */
export function columnValues(rows: readonly TaskRow[], parts: TaskParts, origin: string): ColumnValues[] {
  const numbers = new Map(rows.map(({ id, position }) => [id, position]));
  const waitsFor = (id: number): string => {
    const locks = (parts.locks.get(id) ?? []).map(({ prerequisite_id, options }) => ({
      prerequisite_id: numbers.get(prerequisite_id) ?? 0,
      options,
    }));
    const { unlock_by_task_id, unlock_by_task_ids } = presentLocks(locks);
    return unlock_by_task_id === null
      ? unlock_by_task_ids
      : writeLocks([{ id: unlock_by_task_id as never, options: [] }]);
  };
  return rows.map((row) => ({
    ...(row as Partial<Record<ColumnField, unknown>>),
    number: row.position,
    waits_for: waitsFor(row.id),
    tags: writeLabels((parts.labels.get(row.id) ?? []).map(({ label }) => label)),
    ...filesOf(row, parts, origin),
    ...(hasRealities(row.task_type) ? itemsOf(row, parts, origin) : {}),
  }));
}

const addressOf = (file: Attachment | undefined, origin: string): string => (file ? originalUrl(origin, file) : '');

function filesOf({ id }: TaskRow, { files }: TaskParts, origin: string): Partial<Record<ColumnField, string>> {
  const its = files.get(id) ?? [];
  return Object.fromEntries(
    TASK_ASSET_NAMES.map((name) => [
      name,
      addressOf(
        its.find((file) => file.name === name),
        origin,
      ),
    ]),
  );
}

/** The AR items that hold anything. One that does not is what every AR challenge begins with. */
function itemsOf(
  { id }: TaskRow,
  { realities, models }: TaskParts,
  origin: string,
): Partial<Record<ColumnField, unknown>> {
  const cells: Partial<Record<ColumnField, unknown>> = {};
  for (const item of realities.get(id) ?? []) {
    const model = (models.get(item.id) ?? []).find(({ name }) => name === 'model');
    for (const field of ITEM_FIELDS) {
      const value = field === 'model' ? addressOf(model, origin) : item[field];
      const usual = field === 'style' ? value === 'loop' : field === 'arrival_location_radius' && value === 0;
      if (!usual) cells[itemColumn(item.position, field)] = value;
    }
  }
  return cells;
}
