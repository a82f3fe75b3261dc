import type { Cell } from './cells';

/** Characters that start a formula in spreadsheets, and the escape for them. */
const BEGINS_A_FORMULA = /^['=+\-\u2212@\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
/** Without it, Excel misreads non-ASCII characters. */
const MARK = '\ufeff';

/**
 * Whether a spreadsheet would run a text as a formula, or take it for an escaped one. Some also accept full-width,
 * small and superscript signs.
 */
export const looksLikeFormula = (text: string): boolean =>
  BEGINS_A_FORMULA.test(text) ||
  BEGINS_A_FORMULA.test(String.fromCodePoint(text.codePointAt(0) ?? 32).normalize('NFKC'));

/** Rows as CSV. Text that a spreadsheet would run is escaped with an apostrophe. */
export const csvOf = (rows: Iterable<readonly Cell[]>): string =>
  MARK + Array.from(rows, (row) => row.map(csvCell).join(',')).join('\r\n');

function csvCell(cell: Cell): string {
  const text = typeof cell === 'string' && looksLikeFormula(cell) ? `'${cell}` : String(cell ?? '');
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
