import { hasRealities, TASK_ASSET_NAMES, writeLocks } from '@waymark/contract';
import type { Queries } from '../../db/database';
import type { GameRow } from '../../games/repo';
import type { Attachment } from '../../media/attachments';
import { originalUrl } from '../../media/urls';
import { asPiece, type Pieces } from '../../work/pieces';
import { presentLocks } from '../present';
import type { TaskParts, TaskRow } from '../repo';
import { type Cell, COLUMNS, type ColumnField, ITEM_FIELDS, itemColumn } from './columns';
import { writeLabels } from './labels';
import { eachBatch, listPlaces } from './repo';

/** Challenges of a game as rows of a sheet, with one cell per column. */
export async function exportRows(queries: Queries, game: GameRow, origin: string): Promise<Pieces<readonly Cell[]>> {
  const places = await listPlaces(queries, game.id);
  const pieces: string[] = [];
  for await (const { rows, parts } of eachBatch(queries, places.keys())) {
    const filled = columnValues(rows, parts, places, origin);
    pieces.push(asPiece(filled.map((values) => COLUMNS.map(({ field, kind }) => kind.write(values[field], game.tz)))));
  }
  return { pieces };
}

/** Values of a challenge by column. */
export type ColumnValues = Readonly<Partial<Record<ColumnField, unknown>>>;

/** Whether the value is not empty. */
export const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * Values of challenges by column. Locks refer to row numbers rather than ids, because ids differ between games.
 * @param numbers row numbers of all challenges of the game
 */
export function columnValues(
  rows: readonly TaskRow[],
  parts: TaskParts,
  numbers: ReadonlyMap<number, number>,
  origin: string,
): ColumnValues[] {
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

/** AR items with content; every AR challenge starts with an empty one. */
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
