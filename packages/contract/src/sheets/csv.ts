import type { Cell } from './cells';

/** What a spreadsheet takes for the beginning of a formula, and what looks as if it was kept from that already. */
const BEGINS_A_FORMULA = /^['=+\-\u2212@\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
/** Without it, Excel reads what is not English wrongly. */
const MARK = '\ufeff';

/**
 * Whether a spreadsheet would carry a text out, or takes it for one that was kept from that. Some take signs of full width,
 * and small and raised ones, for the plain ones.
 */
export const looksLikeFormula = (text: string): boolean =>
  BEGINS_A_FORMULA.test(text) ||
  BEGINS_A_FORMULA.test(String.fromCodePoint(text.codePointAt(0) ?? 32).normalize('NFKC'));

/** Rows as CSV. Whatever a spreadsheet would carry out is kept as text by a quotation mark in front of it. */
export const csvOf = (rows: Iterable<readonly Cell[]>): string =>
  MARK + Array.from(rows, (row) => row.map(csvCell).join(',')).join('\r\n');

function csvCell(cell: Cell): string {
  const text = typeof cell === 'string' && looksLikeFormula(cell) ? `'${cell}` : String(cell ?? '');
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
