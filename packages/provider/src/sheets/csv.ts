import { type Cell, csvOf, looksLikeFormula } from '@waymark/contract/sheets';
import Papa from 'papaparse';

const isKeptFromIt = (text: string): boolean =>
  text.startsWith("'") && text.length > 1 && looksLikeFormula(text.slice(1));

/** Rows as CSV. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): Buffer => Buffer.from(csvOf(rows));

/** A line that tells spreadsheets the separator; it is not a row. */
const SEPARATOR = /^sep=([^\r\n])(?:\r\n|\r|\n)/i;

/**
 * Reads CSV in any separator and encoding.
 * @returns undefined if a quotation mark is never closed, which would turn the rest into one cell
 */
export function readCsv(bytes: Uint8Array, mostRows: number): string[][] | undefined {
  const text = decode(bytes);
  const [line = '', separator] = SEPARATOR.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(text.slice(line.length), {
    // One more than allowed, so that the caller notices the excess.
    preview: mostRows + 1,
    ...(separator ? { delimiter: separator } : { delimitersToGuess: [',', ';', '\t'] }),
    skipEmptyLines: false,
  });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return undefined;
  return data.map((row) => row.map((cell) => (isKeptFromIt(cell) ? cell.slice(1) : cell)));
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The encoding of old spreadsheets.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
