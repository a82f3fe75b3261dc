import type { Cell } from '@waymark/contract/sheets';
import { writeXlsx, XLSX_CELL_MAX } from '../sheets/xlsx';
import { asPiece, fromPieces, type Pieces } from '../work/pieces';
import type { Table } from './tables';

/** A sheet is built in memory, so longer tables are complete only as CSV. */
const WORKBOOK_MOST_ROWS = 20_000;
const PIECE = 250;

/** A sheet passed between threads, headers first. */
export interface SheetInPieces {
  readonly name: string;
  readonly rows: Pieces<readonly Cell[]>;
}

/** A table prepared for the thread that writes workbooks. */
export async function sheetOf({ name, headers, rows }: Table): Promise<SheetInPieces> {
  const pieces: string[] = [];
  let lot: (readonly Cell[])[] = [headers];
  let count = 0;
  for await (const row of rows()) {
    if (count >= WORKBOOK_MOST_ROWS) break;
    count += 1;
    lot.push(row.map((cell) => (typeof cell === 'string' ? cell.slice(0, XLSX_CELL_MAX) : cell)));
    if (lot.length < PIECE) continue;
    pieces.push(asPiece(lot));
    lot = [];
  }
  return { name: name.charAt(0).toUpperCase() + name.slice(1), rows: { pieces: [...pieces, asPiece(lot)] } };
}

/** Writes tables as one workbook. */
export async function writeWorkbookJob(sheets: readonly SheetInPieces[]): Promise<Uint8Array> {
  const whole = [];
  for (const { name, rows } of sheets) whole.push({ name, rows: await fromPieces(rows) });
  return writeXlsx(whole);
}
