import { taskWriteSchema } from '@waymark/contract';
import { ApiError } from '../../server/errors';
import { holdsOnlyText } from '../../server/well-formed';
import { checkFields, FRESH_TASK, type TaskBody } from '../check-fields';
import type { TaskValues } from '../repo';
import { CellFault, COLUMNS, type ColumnField, columnLetters } from './columns';
import { readLabels } from './labels';
import type { SentSheet } from './read-file';

/** What is wrong with a cell. */
export type CellError = {
  /** Where it is, as spreadsheets say it: `C7`. */
  readonly cell: string;
  readonly field: string;
  readonly message: string;
};

/** A row of a sheet, read. */
export interface ReadRow {
  readonly row: number;
  readonly name: string;
  readonly taskType: number;
  /** What is stored; undefined where something is wrong. */
  readonly values: TaskValues | undefined;
  readonly labels: readonly string[];
  /** Number that locks of other rows name it by. */
  readonly number: number;
  /** What it waits for, as it is written. */
  readonly waitsFor: string;
  readonly errors: CellError[];
  /** Where a column of this row is; the row itself where the sheet has no such column. */
  cellOf(field: string): string;
}

const KINDS = new Map(COLUMNS.map(({ field, kind }) => [field, kind]));

/**
 * Reads rows one by one: a wrong one keeps none of the others out.
 * @param fields what the columns are about, in their order
 * @param tz zone of the game
 */
export function readRows({ rows }: SentSheet, fields: readonly (ColumnField | undefined)[], tz: string): ReadRow[] {
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
    const { number, waits_for, tags, ...sent } = body;
    const labels = readLabels(String(tags ?? ''));
    if (labels.some((label) => label.length > 255) || labels.length > 20) {
      fault('tags', 'There are at most 20 tags of 255 letters.');
    }
    const values = check(sent as TaskBody, tz, fault);
    return {
      row,
      name: String(sent.name ?? ''),
      taskType: values?.task_type ?? FRESH_TASK.task_type ?? 0,
      values: errors.length > 0 ? undefined : values,
      labels,
      number: typeof number === 'number' ? number : index + 1,
      waitsFor: String(waits_for ?? '').trim(),
      errors,
      cellOf,
    };
  });
}

/** The same checks as for a challenge that is typed. */
function check(sent: TaskBody, tz: string, fault: (field: string, message: string) => void): TaskValues | undefined {
  const { error: wrong } = taskWriteSchema.safeParse(sent);
  for (const { path, message } of wrong?.issues ?? []) fault(String(path[0]), `${message}.`);
  // What is left of the row is looked at as well, so that nobody is told of one mistake after the other.
  const faulty = new Set(wrong?.issues.map(({ path }) => String(path[0])));
  const rest = Object.fromEntries(Object.entries(sent).filter(([field]) => !faulty.has(field)));
  try {
    return checkFields(taskWriteSchema.parse(rest), FRESH_TASK, tz);
  } catch (error) {
    if (!(error instanceof ApiError) || !('errors' in error.body)) throw error;
    for (const [field, [message = '']] of Object.entries(error.body.errors)) fault(field, message);
    return undefined;
  }
}
