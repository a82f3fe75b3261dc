import { SHEET_MOST_COLUMNS } from '@waymark/contract';
import { errors } from '../../server/errors';
import { type Pieces, toPieces } from '../../work/pieces';
import { COLUMNS, type ColumnField, matchColumns } from './columns';
import { parseFile } from './parse-file';
import { readCells, type WrittenRow } from './read-cells';

/** A file to read, and for whom. */
export interface SheetToRead {
  readonly bytes: Uint8Array;
  /** What its columns are about; by their headers where it is not said. */
  readonly columns: readonly string[] | undefined;
  /** Zone of the game. */
  readonly tz: string;
}

/** A sheet by itself, before it is held against a game. */
export interface WrittenSheet {
  readonly headers: readonly string[];
  readonly fields: readonly (ColumnField | undefined)[];
  readonly rows: Pieces<WrittenRow>;
}

const FIELDS = new Set<string>(COLUMNS.map(({ field }) => field));

/**
 * Reads a file as far as no game is needed for it. All that takes long is done here, in a thread of its own.
 * @throws {ApiError} 422 for what is no sheet, and for columns that do not fit it
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
    throw errors.invalid({ columns: ['Each column can be about one field, and each field stands in one column.'] });
  }
  return headers.map((_, at) => (given[at] || undefined) as ColumnField | undefined);
}
