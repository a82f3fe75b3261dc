import { SHEET_WORDS } from '@waymark/contract';
import type { Cell } from '@waymark/contract/sheets';
import { errors } from '../server/errors';
import { unpackXlsx } from './unpack-xlsx';

/** The limit of a spreadsheet cell. */
export const XLSX_CELL_MAX = 32_767;

/** Characters that the format cannot hold, and sequences that look like its escapes. */
const SPECIAL = /_(?=x[0-9a-f]{4}_)|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/giu;
const coded = (sign: string): string => `_x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`;
const written = (text: string): string => {
  const safe = text.replace(SPECIAL, coded);
  // The library looks texts up in a plain object, which already has names such as `constructor`.
  return safe in {} ? coded(safe) + safe.slice(1) : safe;
};

/** A sheet of a workbook: its name and its rows, headers first. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** Writes sheets as XLSX. Texts are typed as text, so that none is run as a formula. */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  const { default: writeFile } = await import('write-excel-file/node');
  const made = sheets.map(({ name, rows: [headers = [], ...rows] }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: headers.map((header) => ({ width: Math.max(12, String(header).length + 2) })),
    data: [
      headers.map((header) => ({ value: String(header), type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) =>
        row.map((cell) => {
          if (cell === null || cell === '') return null;
          return typeof cell === 'number' ? { value: cell, type: Number } : { value: written(cell), type: String };
        }),
      ),
    ],
  }));
  return writeFile(made).toBuffer();
}

/** Whether the bytes are a ZIP file, which XLSX files are. */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * Reads the first sheet of an XLSX file.
 * @returns undefined for other ZIP files
 * @throws {ApiError} 422 if the sheet is too large
 */
export async function readXlsx(bytes: Uint8Array): Promise<string[][] | undefined> {
  const workbook = unpackXlsx(bytes);
  if (!workbook) return undefined;
  const { readSheet } = await import('read-excel-file/node');
  const rows = await readSheet(Buffer.from(workbook.bytes), { trim: false }).catch(() => undefined);
  if (!rows && workbook.cut) throw errors.invalid({ file: [SHEET_WORDS.reach] });
  return rows?.map((row) => row.map(asText));
}

function asText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return asWallTime(cell);
  return typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : String(cell);
}

/** Spreadsheet dates have no zone; they mean local time. */
function asWallTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hour = date.getUTCHours();
  const day = `${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}/${date.getUTCFullYear()}`;
  return `${day} ${two(hour % 12 || 12)}:${two(date.getUTCMinutes())} ${hour < 12 ? 'am' : 'pm'}`;
}
