import { hasRealities, TASK_ASSET_NAMES, type TaskAssetName } from '@waymark/contract';
import { FRESH_TASK, readFields } from '../check-fields';
import { type Fault, fault } from '../faults';
import type { TaskValues } from '../repo';
import { type ColumnField, ITEM_FIELDS, itemColumn, type NamedFile } from './columns';
import type { KnownTask, Named } from './duplicates';
import { emptyTask, ITEM_COLUMNS, isPlain, isRequired } from './emptied';
import { itemsAfter, type ReadItem } from './items-after';
import { type CellError, cellsOf, type WrittenRow } from './read-cells';

/** A row of a sheet, checked against its game. */
export interface ReadRow {
  readonly row: number;
  readonly name: string;
  /** Undefined if the type in the cell is unknown. */
  readonly taskType: number | undefined;
  /** Values to store; undefined if something is invalid. */
  readonly values: TaskValues | undefined;
  /** Undefined if the row does not mention them. */
  readonly labels: readonly string[] | undefined;
  /** Files to set; undefined removes the current one. */
  readonly files: ReadonlyMap<TaskAssetName, NamedFile | undefined>;
  readonly items: readonly ReadItem[];
  /** The existing challenge that the row updates. */
  readonly match: KnownTask | undefined;
  /** The number that locks of other rows refer to. */
  readonly number: number;
  /** The lock as written in the cell. */
  readonly waitsFor: string;
  /** Columns whose empty cells clear the stored value. */
  readonly cleared: readonly ColumnField[];
  readonly errors: readonly CellError[];
  /** Reports an error in a cell, or in the row if the sheet lacks the column. */
  refuse(field: string, wrong: Fault): void;
}

/** The context in which rows are read. */
export interface Reading {
  /** Finds the challenge that a row refers to. */
  matchOf(named: Named): KnownTask | undefined;
  /** Whether rows update existing challenges. */
  readonly updates: boolean;
  /** Which columns of a challenge empty cells clear: those with a value. Undefined if empty cells change nothing. */
  readonly held?: ReadonlyMap<number, ReadonlySet<ColumnField>> | undefined;
}

/**
 * Checks rows against a game.
 * @param fields the columns, in order
 * @param from position of the first row in the sheet
 */
export function readRows(
  rows: readonly WrittenRow[],
  fields: readonly (ColumnField | undefined)[],
  { matchOf, updates, held }: Reading,
  from = 0,
): ReadRow[] {
  const cellOf = cellsOf(fields);
  return rows.map((written, index) => {
    const { row, name, body, apart, labels, empty } = written;
    const errors = [...written.errors];
    const refuse = (field: string, wrong: Fault): void => {
      errors.push({ cell: cellOf(field, row), field, ...wrong });
    };
    const strange = errors.some(({ field }) => field === 'task_type');
    const { number, id, waits_for } = apart;
    const match = matchOf({ id: typeof id === 'number' ? id : undefined, name, taskType: written.taskType });
    const before = updates && match ? match : FRESH_TASK;
    const taskType = written.taskType ?? before.task_type;
    const filled = updates && match ? held?.get(match.id) : undefined;
    const cleared = empty.filter((field) => filled?.has(field) && (hasRealities(taskType) || !ITEM_COLUMNS.has(field)));
    for (const field of cleared) if (isRequired(field)) refuse(field, fault('required'));
    const emptied = Object.fromEntries(cleared.filter(isPlain).map((field) => [field, emptyTask(field)]));
    if (losesPlace(emptied, body) && filled?.has('unlock_by_location_radius')) {
      refuse('latitude', fault('radius-without-place'));
    }
    const { values, faults } = readFields(body, { ...before, ...emptied }, momentsOf(written));
    for (const [field, wrong] of Object.entries(faults)) refuse(field, wrong);
    const items = itemsAfter(written.items, cleared);
    const [first] = items;
    if (first && !hasRealities(taskType)) refuse(firstColumn(apart, first.position), fault('not-ar'));
    return {
      row,
      name: name || (match?.name ?? ''),
      taskType: strange ? undefined : taskType,
      values: errors.length > 0 ? undefined : { ...withoutRadius(emptied), ...values },
      labels: cleared.includes('tags') ? [] : labels,
      files: new Map(
        TASK_ASSET_NAMES.filter((asset) => apart[asset] !== undefined || cleared.includes(asset)).map((asset) => [
          asset,
          apart[asset] as NamedFile | undefined,
        ]),
      ),
      items,
      match,
      number: typeof number === 'number' ? number : from + index + 1,
      waitsFor: String(waits_for ?? '').trim(),
      cleared,
      errors,
      refuse,
    };
  });
}

/** What empty cells clear; without a location there is nothing to arrive at. */
const withoutRadius = (emptied: object): object =>
  'latitude' in emptied || 'longitude' in emptied ? { arrival_location_radius: 0, ...emptied } : emptied;

/** Whether the location is removed while a lock by radius stays. */
const losesPlace = (emptied: object, sent: object): boolean =>
  ('latitude' in emptied || 'longitude' in emptied) &&
  !('unlock_by_location_radius' in emptied || 'unlock_by_location_radius' in sent);

const momentsOf = ({ window }: WrittenRow) =>
  Object.fromEntries(
    Object.entries(window).flatMap(([field, moment]) =>
      moment === undefined ? [] : [[field, moment === null ? null : new Date(moment)]],
    ),
  );

const firstColumn = (apart: WrittenRow['apart'], position: number): string =>
  ITEM_FIELDS.map((field) => itemColumn(position, field)).find((column) => apart[column] !== undefined) ?? '';
