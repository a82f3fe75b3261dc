import { SHEET_MOST_BYTES, SHEET_MOST_ROWS, SHEET_WORDS } from '@waymark/contract';
import { errors } from '../../server/errors';
import { readCsv } from './csv';
import { whyUnreadable } from './foreign-file';
import { isPacked, readXlsx } from './xlsx';

/** A sheet as somebody sent it. */
export interface SentSheet {
  readonly headers: readonly string[];
  /** With the number that each has in the sheet. Empty ones are left out. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

const refuse = (message: string) => errors.invalid({ file: [message] });
const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Reads a CSV or XLSX file, whatever its name says.
 * @param content base64
 * @throws {ApiError} 413, 422 for what is neither, holds nothing or too much
 */
export async function readFile(content: string): Promise<SentSheet> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > SHEET_MOST_BYTES) throw errors.tooLarge(`Sheets may have at most ${SHEET_MOST_BYTES / 1e6} MB.`);
  const rows = (await readRows(bytes)).map((cells, at) => ({ row: at + 1, cells }));
  if (rows.length > SHEET_MOST_ROWS + 1) throw refuse(SHEET_WORDS.rows);
  const [headers, ...filled] = rows.filter(({ cells }) => !isBlank(cells));
  if (!headers) throw refuse(SHEET_WORDS.empty);
  return { headers: headers.cells, rows: filled };
}

async function readRows(bytes: Buffer): Promise<string[][]> {
  const wrong = whyUnreadable(bytes);
  if (wrong) throw refuse(wrong);
  const packed = isPacked(bytes);
  const rows = packed ? await readXlsx(bytes) : readCsv(bytes, SHEET_MOST_ROWS + 1);
  if (!rows) throw refuse(packed ? SHEET_WORDS.unreadable : SHEET_WORDS.quote);
  return rows;
}
