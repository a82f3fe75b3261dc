import { hasRealities, REALITIES_MAX, TASK_ASSET_NAMES, type TaskAssetName, taskWriteSchema } from '@waymark/contract';
import { holdsOnlyText } from '../../server/well-formed';
import { FRESH_TASK, readFields, type TaskBefore, type TaskBody } from '../check-fields';
import { type Fault, fault } from '../faults';
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
import { emptyTask, ITEM_COLUMNS, isPlain, isRequired } from './emptied';
import { issueFault } from './issue-fault';
import { readLabels } from './labels';
import type { SentSheet } from './read-file';
import { type ReadItem, readItems } from './read-items';

/** What is wrong with a cell. */
export type CellError = Fault & {
  /** Where it is, as spreadsheets say it: `C7`. */
  readonly cell: string;
  readonly field: string;
};

/** A row of a sheet, read. */
export interface ReadRow {
  readonly row: number;
  readonly name: string;
  /** Undefined where the cell names a type that nobody knows. */
  readonly taskType: number | undefined;
  /** What is stored; undefined where something is wrong. */
  readonly values: TaskValues | undefined;
  /** Undefined where the row says nothing of them. */
  readonly labels: readonly string[] | undefined;
  /** Those it names; without a file where what is there is taken away. */
  readonly files: ReadonlyMap<TaskAssetName, NamedFile | undefined>;
  readonly items: readonly ReadItem[];
  /** The challenge of the game that it is about. */
  readonly match: KnownTask | undefined;
  /** Number that locks of other rows name it by. */
  readonly number: number;
  /** What it waits for, as it is written. */
  readonly waitsFor: string;
  /** Columns whose empty cells clear what the challenge has. */
  readonly cleared: readonly ColumnField[];
  readonly errors: readonly CellError[];
  /** Notes what is wrong with a cell; with the row where the sheet has no such column. */
  refuse(field: string, wrong: Fault): void;
}

/** How rows are read. */
export interface Reading {
  /** Zone of the game. */
  readonly tz: string;
  /** Finds the challenge that a row is about. */
  matchOf(named: Named): KnownTask | undefined;
  /** Rows change the challenges they are about. */
  readonly updates: boolean;
  /** Which columns of a challenge empty cells clear: those that hold something. None where empty cells say nothing. */
  readonly held?: ReadonlyMap<number, ReadonlySet<ColumnField>> | undefined;
}

const TAGS_MAX = 20;
const TAG_LETTERS = 255;
const KINDS = new Map(COLUMNS.map(({ field, kind }) => [field, kind]));

/**
 * Reads rows one by one: a wrong one keeps none of the others out.
 * @param fields what the columns are about, in their order
 */
export function readRows(
  { rows }: SentSheet,
  fields: readonly (ColumnField | undefined)[],
  { tz, matchOf, updates, held }: Reading,
): ReadRow[] {
  const at = new Map(
    fields.flatMap((field, place) => (field === undefined ? [] : [[field as string, place] as const])),
  );
  return rows.map(({ row, cells }, index) => {
    const errors: CellError[] = [];
    const refuse = (field: string, wrong: Fault): void => {
      const place = at.get(field);
      errors.push({ cell: place === undefined ? String(row) : `${columnLetters(place)}${row}`, field, ...wrong });
    };
    const body: Record<string, unknown> = {};
    const empty: ColumnField[] = [];
    for (const [place, field] of fields.entries()) {
      const cell = cells[place] ?? '';
      if (field === undefined) continue;
      if (cell === '') {
        empty.push(field);
        continue;
      }
      try {
        if (!holdsOnlyText(cell)) throw new CellFault('signs');
        body[field] = KINDS.get(field)?.read(cell);
      } catch (error) {
        if (!(error instanceof CellFault)) throw error;
        refuse(field, error.fault);
      }
    }
    const strange = errors.some(({ field }) => field === 'task_type');
    const { number, id, waits_for, tags } = body;
    const sent: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(body)) if (!APART.has(field)) sent[field] = value;
    const labels = tags === undefined ? undefined : readLabels(String(tags));
    if (labels && (labels.some((label) => label.length > TAG_LETTERS) || labels.length > TAGS_MAX)) {
      refuse('tags', fault('tags', { most: TAGS_MAX, letters: TAG_LETTERS }));
    }
    const named = {
      id: typeof id === 'number' ? id : undefined,
      name: String(sent.name ?? ''),
      taskType: typeof sent.task_type === 'number' ? sent.task_type : undefined,
    };
    const match = matchOf(named);
    const before = updates && match ? match : FRESH_TASK;
    const taskType = named.taskType ?? before.task_type;
    const filled = updates && match ? held?.get(match.id) : undefined;
    const cleared = empty.filter((field) => filled?.has(field) && (hasRealities(taskType) || !ITEM_COLUMNS.has(field)));
    for (const field of cleared) if (isRequired(field)) refuse(field, fault('required'));
    const emptied = Object.fromEntries(cleared.filter(isPlain).map((field) => [field, emptyTask(field)]));
    if (losesPlace(emptied, sent) && filled?.has('unlock_by_location_radius')) {
      refuse('latitude', fault('radius-without-place'));
    }
    const values = { ...emptied, ...check(sent as TaskBody, { ...before, ...emptied }, tz, refuse) };
    const items = readItems(body, cleared, refuse);
    const [first] = items;
    if (first && !hasRealities(taskType)) refuse(firstColumn(body, first.position), fault('not-ar'));
    return {
      row,
      name: named.name || (match?.name ?? ''),
      taskType: strange ? undefined : taskType,
      values: errors.length > 0 ? undefined : values,
      labels: cleared.includes('tags') ? [] : labels,
      files: new Map(
        TASK_ASSET_NAMES.filter((name) => body[name] !== undefined || cleared.includes(name)).map((name) => [
          name,
          body[name] as NamedFile | undefined,
        ]),
      ),
      items,
      match,
      number: typeof number === 'number' ? number : index + 1,
      waitsFor: String(waits_for ?? '').trim(),
      cleared,
      errors,
      refuse,
    };
  });
}

/** Whether the location goes, and a lock by radius is not said to go with it. */
const losesPlace = (emptied: object, sent: object): boolean =>
  ('latitude' in emptied || 'longitude' in emptied) &&
  !('unlock_by_location_radius' in emptied || 'unlock_by_location_radius' in sent);

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

/** The same checks as for a challenge that is typed. */
function check(sent: TaskBody, before: TaskBefore, tz: string, refuse: ReadRow['refuse']): TaskValues {
  const { error: wrong } = taskWriteSchema.safeParse(sent);
  for (const issue of wrong?.issues ?? []) refuse(String(issue.path[0]), issueFault(issue));
  // What is left of the row is looked at as well, so that nobody is told of one mistake after the other.
  const faulty = new Set(wrong?.issues.map(({ path }) => String(path[0])));
  const rest = Object.fromEntries(Object.entries(sent).filter(([field]) => !faulty.has(field)));
  const { values, faults } = readFields(taskWriteSchema.parse(rest), before, tz);
  for (const [field, fault] of Object.entries(faults)) refuse(field, fault);
  return values;
}
