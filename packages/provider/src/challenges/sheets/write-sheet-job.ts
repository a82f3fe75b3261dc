import type { SheetFormat } from '@waymark/contract';
import { errors } from '../../server/errors';
import { writeCsv } from '../../sheets/csv';
import { writeXlsx, XLSX_CELL_MAX } from '../../sheets/xlsx';
import { fromPieces, type Pieces } from '../../work/pieces';
import { type Cell, COLUMNS } from './columns';
import { helpSheet, TEMPLATE_COLUMNS } from './template';

/** A sheet to write. */
export interface SheetToWrite {
  readonly format: SheetFormat;
  /** One cell per column; a blank template if omitted. */
  readonly rows?: Pieces<readonly Cell[]>;
}

/**
 * Writes challenges, or a blank template, as a file.
 * @throws {ApiError} 422 for a text that the format cannot hold
 */
export async function writeSheetJob({ format, rows }: SheetToWrite): Promise<Uint8Array> {
  const table = rows ? withHeaders(await fromPieces(rows)) : [TEMPLATE_COLUMNS.map(({ header }) => header)];
  if (format === 'csv') return writeCsv(table);
  const tooLong = table.find((row) => row.some((cell) => typeof cell === 'string' && cell.length > XLSX_CELL_MAX));
  if (tooLong) {
    const [number] = tooLong;
    throw errors.invalid({
      format: [`Challenge ${number} holds more text than a cell can. Please choose CSV.`],
    });
  }
  return writeXlsx([{ name: 'Challenges', rows: table }, ...(rows ? [] : [helpSheet()])]);
}

/** Rarely used columns are omitted if they would be empty. */
function withHeaders(rows: readonly (readonly Cell[])[]): Cell[][] {
  const kept = [...COLUMNS.keys()].filter(
    (at) => !COLUMNS[at]?.seldom || rows.some((row) => row[at] !== null && row[at] !== ''),
  );
  return [kept.map((at) => COLUMNS[at]?.header ?? ''), ...rows.map((row) => kept.map((at) => row[at] ?? null))];
}
