import { SHEET_MOST_COLUMNS } from '@waymark/contract';
import { errors } from '../../server/errors';
import { parseFile } from '../../sheets/parse-file';
import { type Pieces, toPieces } from '../../work/pieces';
import { COLUMNS, type ColumnField, matchColumns } from './columns';
import { readCells, type WrittenRow } from './read-cells';

/** A file to read, and its settings. */
export interface SheetToRead {
  readonly bytes: Uint8Array;
  /** Which field each column holds; by their headers by default. */
  readonly columns: readonly string[] | undefined;
  /** Zone of the game. */
  readonly tz: string;
}

/** A sheet before it is checked against a game. */
export interface WrittenSheet {
  readonly headers: readonly string[];
  readonly fields: readonly (ColumnField | undefined)[];
  readonly rows: Pieces<WrittenRow>;
}

const FIELDS = new Set<string>(COLUMNS.map(({ field }) => field));

/**
 * Does all reading that needs no game, in a worker thread, because it is slow.
 * @throws {ApiError} 422 if it is not a sheet, or the columns do not fit it
 */
export async function readSheetJob({ bytes, columns, tz }: SheetToRead): Promise<WrittenSheet> {
  const sheet = await parseFile(Buffer.from(bytes));
  const headers = sheet.headers.slice(0, SHEET_MOST_COLUMNS);
  const fields = fieldsOf(headers, columns);
  return { headers, fields, rows: await toPieces(readCells(sheet, fields, tz)) };
}

function fieldsOf(headers: readonly string[], given: readonly string[] | undefined): (ColumnField | undefined)[] {
  if (!given) return matchColumns(headers);
  const named = given.filter((field) => field !== '');
  if (
    given.length > headers.length ||
    new Set(named).size < named.length ||
    named.some((field) => !FIELDS.has(field))
  ) {
    throw errors.invalid({ columns: ['Match each column to one field, and each field to one column.'] });
  }
  return headers.map((_, at) => (given[at] || undefined) as ColumnField | undefined);
}
