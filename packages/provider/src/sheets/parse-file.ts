import { SHEET_MOST_COLUMNS, SHEET_MOST_ROWS, SHEET_WORDS } from '@waymark/contract';
import { errors } from '../server/errors';
import { readCsv } from './csv';
import { unreadableReason } from './foreign-file';
import { isPacked, readXlsx } from './xlsx';

/** The cells of a file. */
export interface ParsedFile {
  readonly headers: readonly string[];
  /** With their row numbers. Empty rows are dropped. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** Limit on the total text of all cells, because a workbook can store one text once and use it in every cell. */
const MOST_LETTERS = 24_000_000;

const refuse = (message: string) => errors.invalid({ file: [message] });
const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Reads a CSV or XLSX file, whatever its extension.
 * @throws {ApiError} 422 if it is neither, empty or too large
 */
export async function parseFile(bytes: Buffer): Promise<ParsedFile> {
  const rows = (await readTable(bytes)).map((cells, at) => ({ row: at + 1, cells }));
  if (rows.length > SHEET_MOST_ROWS + 1) throw refuse(SHEET_WORDS.rows);
  if (rows.some(({ cells }) => !isBlank(cells.slice(SHEET_MOST_COLUMNS)))) throw refuse(SHEET_WORDS.reach);
  let letters = 0;
  for (const { cells } of rows) for (const cell of cells) letters += cell.length;
  if (letters > MOST_LETTERS) throw refuse(SHEET_WORDS.large);
  const [headers, ...filled] = rows.filter(({ cells }) => !isBlank(cells));
  if (!headers) throw refuse(SHEET_WORDS.empty);
  return { headers: headers.cells, rows: filled };
}

async function readTable(bytes: Buffer): Promise<string[][]> {
  const wrong = unreadableReason(bytes);
  if (wrong) throw refuse(wrong);
  const packed = isPacked(bytes);
  const rows = packed ? await readXlsx(bytes) : readCsv(bytes, SHEET_MOST_ROWS + 1);
  if (!rows) throw refuse(packed ? SHEET_WORDS.unreadable : SHEET_WORDS.quote);
  return rows;
}
