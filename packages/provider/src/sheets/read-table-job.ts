import { SHEET_MOST_COLUMNS } from '@waymark/contract';
import { type Pieces, toPieces } from '../work/pieces';
import { type ParsedFile, parseFile } from './parse-file';

/** A sheet as written, before its columns are assigned to fields. */
export interface WrittenTable {
  readonly headers: readonly string[];
  readonly rows: Pieces<ParsedFile['rows'][number]>;
}

/** Reads a CSV or XLSX file; in a worker thread, because it is slow. @throws {ApiError} 422 if it is neither */
export async function readTableJob(bytes: Uint8Array): Promise<WrittenTable> {
  const { headers, rows } = await parseFile(Buffer.from(bytes));
  const within = rows.map(({ row, cells }) => ({ row, cells: cells.slice(0, SHEET_MOST_COLUMNS) }));
  return { headers: headers.slice(0, SHEET_MOST_COLUMNS), rows: await toPieces(within) };
}
