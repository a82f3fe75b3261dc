import {
  hasRealities,
  REALITIES_MAX,
  realityWriteSchema,
  TASK_ASSET_NAMES,
  type TaskAssetName,
  taskWriteSchema,
} from '@waymark/contract';
import { ApiError } from '../../server/errors';
import { holdsOnlyText } from '../../server/well-formed';
import { checkFields, FRESH_TASK, type TaskBefore, type TaskBody } from '../check-fields';
import type { TaskValues } from '../repo';
import {
  CellFault,
  COLUMNS,
  type ColumnField,
  columnLetters,
  ITEM_FIELDS,
  itemColumn,
  type NamedFile,
} from './columns';
import type { KnownTask, Named } from './duplicates';
import { readLabels } from './labels';
import type { SentSheet } from './read-file';

/** What is wrong with a cell. */
export type CellError = {
  /** Where it is, as spreadsheets say it: `C7`. */
  readonly cell: string;
  readonly field: string;
  readonly message: string;
};

/** An AR item of a row. */
export interface ReadItem {
  /** Slot, from 1. */
  readonly position: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly model: NamedFile | undefined;
}

/** A row of a sheet, read. */
export interface ReadRow {
  readonly row: number;
  readonly name: string;
  readonly taskType: number;
  /** What is stored; undefined where something is wrong. */
  readonly values: TaskValues | undefined;
  /** Undefined where the row says nothing of them. */
  readonly labels: readonly string[] | undefined;
  readonly files: ReadonlyMap<TaskAssetName, NamedFile>;
  readonly items: readonly ReadItem[];
  /** The challenge of the game that it is about. */
  readonly match: KnownTask | undefined;
  /** Number that locks of other rows name it by. */
  readonly number: number;
  /** What it waits for, as it is written. */
  readonly waitsFor: string;
  readonly errors: CellError[];
  /** Where a column of this row is; the row itself where the sheet has no such column. */
  cellOf(field: string): string;
}

const CHAIN = /^\d{1,4}\.\d{1,4}$/;
const KINDS = new Map(COLUMNS.map(({ field, kind }) => [field, kind]));

/**
 * Reads rows one by one: a wrong one keeps none of the others out.
 * @param fields what the columns are about, in their order
 * @param tz zone of the game
 * @param matchOf finds the challenge that a row is about
 * @param updates rows change the challenges they are about
 */
export function readRows(
  { rows }: SentSheet,
  fields: readonly (ColumnField | undefined)[],
  tz: string,
  matchOf: (named: Named) => KnownTask | undefined,
  updates: boolean,
): ReadRow[] {
  const at = new Map(
    fields.flatMap((field, place) => (field === undefined ? [] : [[field as string, place] as const])),
  );
  return rows.map(({ row, cells }, index) => {
    const cellOf = (field: string) => {
      const place = at.get(field);
      return place === undefined ? String(row) : `${columnLetters(place)}${row}`;
    };
    const errors: CellError[] = [];
    const fault = (field: string, message: string) => errors.push({ cell: cellOf(field), field, message });
    const body: Record<string, unknown> = {};
    for (const [place, field] of fields.entries()) {
      const cell = cells[place] ?? '';
      if (field === undefined || cell === '') continue;
      try {
        if (!holdsOnlyText(cell)) throw new CellFault('The cell holds signs that are no text.');
        body[field] = KINDS.get(field)?.read(cell);
      } catch (error) {
        if (!(error instanceof CellFault)) throw error;
        fault(field, error.message);
      }
    }
    const { number, id, waits_for, tags } = body;
    const sent: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(body)) if (!APART.has(field)) sent[field] = value;
    const labels = tags === undefined ? undefined : readLabels(String(tags));
    if (labels && (labels.some((label) => label.length > 255) || labels.length > 20)) {
      fault('tags', 'There are at most 20 tags of 255 letters.');
    }
    const named = {
      id: typeof id === 'number' ? id : undefined,
      name: String(sent.name ?? ''),
      taskType: typeof sent.task_type === 'number' ? sent.task_type : undefined,
    };
    const match = matchOf(named);
    const before = updates && match ? match : FRESH_TASK;
    const values = check(sent as TaskBody, before, tz, fault);
    const taskType = named.taskType ?? before.task_type;
    const items = readItems(body, fault);
    if (items.length > 0 && !hasRealities(taskType)) {
      const [first] = items;
      fault(firstColumn(body, first?.position ?? 1), 'Only AR challenges have AR items.');
    }
    return {
      row,
      name: named.name || (match?.name ?? ''),
      taskType,
      values: errors.length > 0 ? undefined : values,
      labels,
      files: new Map(
        TASK_ASSET_NAMES.flatMap((name) => (body[name] ? [[name, body[name] as NamedFile] as const] : [])),
      ),
      items,
      match,
      number: typeof number === 'number' ? number : index + 1,
      waitsFor: String(waits_for ?? '').trim(),
      errors,
      cellOf,
    };
  });
}

/** What a row says beside the fields of the challenge itself. */
const APART: ReadonlySet<string> = new Set([
  'number',
  'id',
  'waits_for',
  'tags',
  ...TASK_ASSET_NAMES,
  ...Array.from({ length: REALITIES_MAX }, (_, at) => ITEM_FIELDS.map((field) => itemColumn(at + 1, field))).flat(),
]);

const firstColumn = (body: Readonly<Record<string, unknown>>, position: number): string =>
  ITEM_FIELDS.map((field) => itemColumn(position, field)).find((column) => body[column] !== undefined) ?? '';

/** The AR items that a row says something of, with the checks of an AR item that is typed. */
function readItems(
  body: Readonly<Record<string, unknown>>,
  fault: (field: string, message: string) => void,
): ReadItem[] {
  const items: ReadItem[] = [];
  for (let position = 1; position <= REALITIES_MAX; position += 1) {
    const said = ITEM_FIELDS.filter((field) => body[itemColumn(position, field)] !== undefined);
    if (said.length === 0) continue;
    const sent = Object.fromEntries(
      said.filter((field) => field !== 'model').map((field) => [field, body[itemColumn(position, field)]]),
    );
    for (const { path, message } of realityWriteSchema.safeParse(sent).error?.issues ?? []) {
      fault(`item_${position}_${String(path[0])}`, `${message}.`);
    }
    if (sent.chain && !CHAIN.test(String(sent.chain))) {
      fault(itemColumn(position, 'chain'), 'The chain is a chapter, a dot and a place, such as 1.8.');
    }
    items.push({ position, values: sent, model: body[itemColumn(position, 'model')] as NamedFile | undefined });
  }
  return items;
}

/** The same checks as for a challenge that is typed. */
function check(
  sent: TaskBody,
  before: TaskBefore,
  tz: string,
  fault: (field: string, message: string) => void,
): TaskValues | undefined {
  const { error: wrong } = taskWriteSchema.safeParse(sent);
  for (const { path, message } of wrong?.issues ?? []) fault(String(path[0]), `${message}.`);
  // What is left of the row is looked at as well, so that nobody is told of one mistake after the other.
  const faulty = new Set(wrong?.issues.map(({ path }) => String(path[0])));
  const rest = Object.fromEntries(Object.entries(sent).filter(([field]) => !faulty.has(field)));
  try {
    return checkFields(taskWriteSchema.parse(rest), before, tz);
  } catch (error) {
    if (!(error instanceof ApiError) || !('errors' in error.body)) throw error;
    for (const [field, [message = '']] of Object.entries(error.body.errors)) fault(field, message);
    return undefined;
  }
}
