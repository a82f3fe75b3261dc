import type { Cell } from '@waymark/contract/sheets';
import { writeXlsx, XLSX_CELL_MAX } from '../sheets/xlsx';
import { asPiece, fromPieces, type Pieces } from '../work/pieces';
import type { Table } from './tables';

/** A sheet is built in memory, so longer tables are complete only as CSV. */
const MOST_ROWS = 20_000;
/** The limit in texts. */
export const SHEET_LIMIT = MOST_ROWS.toLocaleString('en');
const PIECE = 250;

/** A sheet passed between threads, headers first. */
export interface SheetInPieces {
  readonly name: string;
  readonly rows: Pieces<readonly Cell[]>;
}

/** A table prepared for the thread that writes workbooks. */
export async function sheetOf({ name, headers, rows }: Table): Promise<SheetInPieces> {
  const pieces: string[] = [];
  let batch: (readonly Cell[])[] = [headers];
  let count = 0;
  for await (const row of rows()) {
    count += 1;
    if (count > MOST_ROWS) {
      batch.push([`Only the first ${SHEET_LIMIT} rows. All of them are in ${name}.csv.`]);
      break;
    }
    batch.push(row.map((cell) => (typeof cell === 'string' ? cell.slice(0, XLSX_CELL_MAX) : cell)));
    if (batch.length < PIECE) continue;
    pieces.push(asPiece(batch));
    batch = [];
  }
  return { name: name.charAt(0).toUpperCase() + name.slice(1), rows: { pieces: [...pieces, asPiece(batch)] } };
}

/** Writes tables as one workbook. */
export async function writeWorkbookJob(sheets: readonly SheetInPieces[]): Promise<Uint8Array> {
  const whole = [];
  for (const { name, rows } of sheets) whole.push({ name, rows: await fromPieces(rows) });
  return writeXlsx(whole);
}
