import { REALITY_STYLES, TASK_TYPE_NAMES, type TaskAssetName } from '@waymark/contract';
import {
  type Cell,
  type CellKind,
  type ItemColumn,
  SHARE_NAMES,
  SHEET_COLUMNS,
  type SheetColumn,
  writeCell,
} from '@waymark/contract/sheets';
import { type Fault, fault } from '../faults';
import type { TaskRow } from '../repo';
import type { TaskBody } from '../task-body';

export { type Cell, ITEM_FIELDS, type ItemField, itemColumn } from '@waymark/contract/sheets';

/** Fields of a challenge that a sheet holds as they are stored. */
export type PlainField = Extract<keyof TaskBody, keyof TaskRow>;
/** Everything that a column of a sheet can hold. */
export type ColumnField = PlainField | 'number' | 'id' | 'waits_for' | 'tags' | TaskAssetName | ItemColumn;

/** A file as a cell names it. */
export interface NamedFile {
  readonly uuid: string;
}

/** How one kind of value is written to a cell and read back. */
interface Kind {
  /** Whether a cell of blanks is a value: a text is restored as it was exported. */
  readonly keepsBlanks: boolean;
  write(value: unknown, tz: string): Cell;
  /** @throws {CellFault} */
  read(text: string): unknown;
}

/** Thrown for a cell that cannot be read. */
export class CellFault extends Error {
  override readonly name = 'CellFault';
  readonly fault: Fault;

  constructor(...[code, values]: Parameters<typeof fault>) {
    super(code);
    this.fault = fault(code, values);
  }
}

type Read = Kind['read'];

const text: Read = (cell) => cell;
const decimal: Read = (cell) => {
  const value = Number(cell.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2'));
  if (!Number.isFinite(value)) throw new CellFault('number');
  return value;
};
/** Thousands separated by a sign that elsewhere separates decimals. */
const GROUPED = /^-?\d{1,3}(?:(?:[,'\s]\d{3})+|(?:\.000)+)$/;
const whole: Read = (cell) => decimal(GROUPED.test(cell.trim()) ? cell.replace(/[^\d-]/g, '') : cell);
const YES = new Set(['yes', 'y', 'true', '1', 'x']);
const NO = new Set(['no', 'n', 'false', '0']);
const yesNo: Read = (cell) => {
  const word = cell.trim().toLowerCase();
  if (!YES.has(word) && !NO.has(word)) throw new CellFault('yes-no');
  return YES.has(word) ? 1 : 0;
};
const time: Read = (cell) => cell.trim();
const oneOf =
  (names: readonly string[]): Read =>
  (cell) => {
    const word = cell.trim().toLowerCase();
    const code = names.findIndex((name, at) => name.toLowerCase() === word || String(at) === word);
    if (code < 0) throw new CellFault('one-of', { names: names.join(', ') });
    return code;
  };

const FILE_ADDRESS = /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.[a-z0-9]+|\/[^/?#]+)?(?:[?#].*)?$/i;
/** The address of a file; it contains the uuid, whatever host the platform runs on. */
const file: Read = (cell): NamedFile => {
  const [, uuid] = FILE_ADDRESS.exec(cell.trim()) ?? [];
  if (!uuid) throw new CellFault('file');
  return { uuid: uuid.toLowerCase() };
};
const style: Read = (cell) => {
  const word = cell.trim().toLowerCase();
  const known = REALITY_STYLES.find((name) => name === word);
  if (!known) throw new CellFault('one-of', { names: REALITY_STYLES.join(', ') });
  return known;
};
const READS: Readonly<Record<CellKind, Read>> = {
  text,
  decimal,
  whole,
  'yes-no': yesNo,
  time,
  type: oneOf(TASK_TYPE_NAMES),
  share: oneOf(SHARE_NAMES),
  style,
  file,
};

/** A column that sheets may have. */
export interface Column extends Omit<SheetColumn<ColumnField>, 'kind'> {
  readonly kind: Kind;
}

/** All columns, in export order. */
export const COLUMNS: readonly Column[] = SHEET_COLUMNS.map(({ kind, ...column }) => ({
  ...column,
  kind: { keepsBlanks: kind === 'text', write: (value, tz) => writeCell(kind, value, tz), read: READS[kind] },
}));

const plain = (header: string): string =>
  header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();
const BY_NAME = new Map(
  COLUMNS.flatMap((one) => [one.field, one.header, ...one.also].map((name) => [plain(name), one.field] as const)),
);

/** Maps headers to columns: undefined for unknown headers and for repeated ones. */
export function matchColumns(headers: readonly string[]): (ColumnField | undefined)[] {
  const taken = new Set<ColumnField>();
  return headers.map((header) => {
    const field = BY_NAME.get(plain(header));
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
}

/** Column letters as spreadsheets count them: A, B … Z, AA. */
export function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter;
}
