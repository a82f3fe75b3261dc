import { Readable } from 'node:stream';
import { type Cell, csvOf } from '@waymark/contract/sheets';
import type { Table } from './tables';

const LINES_AT_ONCE = 200;

/** A table as CSV, streamed row by row. */
export const csvStream = (table: Table): Readable => Readable.from(csvParts(table));

async function* csvParts({ headers, rows }: Table): AsyncGenerator<Buffer> {
  // Only the start of the file carries a byte order mark.
  yield Buffer.from(csvOf([headers]));
  let lines: (readonly Cell[])[] = [];
  const flush = () => {
    const text = `\r\n${csvOf(lines).slice(1)}`;
    lines = [];
    return Buffer.from(text);
  };
  for await (const row of rows()) {
    lines.push(row);
    if (lines.length >= LINES_AT_ONCE) yield flush();
  }
  if (lines.length > 0) yield flush();
}
