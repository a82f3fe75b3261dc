import { REALITIES_MAX, TASK_ASSET_NAMES, taskWriteSchema } from '@waymark/contract';
import { cleanSync } from '../../rich-text/clean-sync';
import { holdsOnlyText } from '../../server/well-formed';
import type { ParsedFile } from '../../sheets/parse-file';
import { readWindow, type Window } from '../check-times';
import { type Fault, type Faults, fault } from '../faults';
import { type CleanTaskBody, RICH } from '../task-body';
import { CellFault, COLUMNS, type ColumnField, columnLetters, ITEM_FIELDS, itemColumn } from './columns';
import { issueFault } from './issue-fault';
import { readLabels } from './labels';
import { readItems, type WrittenItem } from './read-items';

/** An error in a cell. */
export type CellError = Fault & {
  /** Its position in spreadsheet notation: `C7`. */
  readonly cell: string;
  readonly field: string;
};

/** A row by itself: the values of its cells, independent of any game. */
export interface WrittenRow {
  readonly row: number;
  readonly name: string;
  /** Undefined if no cell gives it. */
  readonly taskType: number | undefined;
  /** Values for the challenge's own row, except times. */
  readonly body: CleanTaskBody;
  /** Instants as ISO strings. */
  readonly window: { readonly [K in keyof Window]: string | null | undefined };
  /** Number, id, lock and files. */
  readonly apart: Readonly<Partial<Record<ColumnField, unknown>>>;
  /** Undefined if the row does not mention them. */
  readonly labels: readonly string[] | undefined;
  readonly items: readonly WrittenItem[];
  /** Columns that are present but empty. */
  readonly empty: readonly ColumnField[];
  readonly errors: readonly CellError[];
}

const TAGS_MAX = 20;
const TAG_LETTERS = 255;
/** Maximum number of errors listed individually; after that, only the first one of each row. */
const MOST_FAULTS = 2000;
const KINDS = new Map(COLUMNS.map(({ field, kind }) => [field, kind]));

/** Positions of the fields' cells in spreadsheet notation; the row if the sheet lacks the column. */
export function cellsOf(fields: readonly (ColumnField | undefined)[]): (field: string, row: number) => string {
  const columns = new Map(
    fields.flatMap((field, place) => (field === undefined ? [] : [[field as string, columnLetters(place)] as const])),
  );
  return (field, row) => `${columns.get(field) ?? ''}${row}`;
}

/**
 * Reads rows independently, so that an invalid one does not block the others.
 * @param fields the columns, in order
 * @param tz zone of the game
 */
export function readCells(
  { rows }: ParsedFile,
  fields: readonly (ColumnField | undefined)[],
  tz: string,
): WrittenRow[] {
  const cellOf = cellsOf(fields);
  let listed = 0;
  return rows.map(({ row, cells }) => {
    const errors: CellError[] = [];
    const refuse = (field: string, wrong: Fault): void => {
      listed += 1;
      if (errors.length === 0 || listed <= MOST_FAULTS) errors.push({ cell: cellOf(field, row), field, ...wrong });
    };
    const { values, empty } = valuesOf(cells, fields, refuse);
    const sent: Record<string, unknown> = {};
    const apart: Partial<Record<ColumnField, unknown>> = {};
    for (const [field, value] of values) {
      if (APART.has(field)) apart[field] = value;
      else sent[field] = value;
    }
    const labels = apart.tags === undefined ? undefined : readLabels(String(apart.tags));
    if (labels && (labels.some((label) => label.length > TAG_LETTERS) || labels.length > TAGS_MAX)) {
      refuse('tags', fault('tags', { most: TAGS_MAX, letters: TAG_LETTERS }));
    }
    return {
      row,
      name: String(sent.name ?? ''),
      taskType: typeof sent.task_type === 'number' ? sent.task_type : undefined,
      ...checked(sent, tz, refuse),
      apart,
      labels,
      items: readItems(apart, refuse),
      empty,
      errors,
    };
  });
}

type Refuse = (field: string, wrong: Fault) => void;

function valuesOf(cells: readonly string[], fields: readonly (ColumnField | undefined)[], refuse: Refuse) {
  const values: [ColumnField, unknown][] = [];
  const empty: ColumnField[] = [];
  for (const [place, field] of fields.entries()) {
    const cell = cells[place] ?? '';
    if (field === undefined) continue;
    const kind = KINDS.get(field);
    if ((kind?.keepsBlanks ? cell : cell.trim()) === '') {
      empty.push(field);
      continue;
    }
    try {
      if (!holdsOnlyText(cell)) throw new CellFault('signs');
      values.push([field, kind?.read(cell)]);
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      refuse(field, error.fault);
    }
  }
  return { values, empty };
}

/** Values besides the fields of the challenge itself. */
const APART: ReadonlySet<ColumnField> = new Set<ColumnField>([
  'number',
  'id',
  'waits_for',
  'tags',
  ...TASK_ASSET_NAMES,
  ...Array.from({ length: REALITIES_MAX }, (_, at) => ITEM_FIELDS.map((field) => itemColumn(at + 1, field))).flat(),
]);

/** The checks of a typed challenge that need no other challenge. */
function checked(sent: Record<string, unknown>, tz: string, refuse: Refuse): Pick<WrittenRow, 'body' | 'window'> {
  const { error: wrong } = taskWriteSchema.safeParse(sent);
  for (const issue of wrong?.issues ?? []) refuse(String(issue.path[0]), issueFault(issue));
  // The rest of the row is checked too, so that all errors are reported at once.
  const faulty = new Set(wrong?.issues.map(({ path }) => String(path[0])));
  const body = taskWriteSchema.parse(Object.fromEntries(Object.entries(sent).filter(([field]) => !faulty.has(field))));
  const faults: Faults = {};
  const { starts_at, ends_at } = readWindow(body, tz, faults);
  for (const [field, found] of Object.entries(faults)) refuse(field, found);
  return {
    body: cleanSync(body, RICH),
    window: { starts_at: asText(starts_at), ends_at: asText(ends_at) },
  };
}

const asText = (moment: Date | null | undefined) => (moment === null ? null : moment?.toISOString());
