import { saveFile } from '@waymark/host-kit';

/** A row of a file. */
export type CsvRow = readonly (string | number | null)[];

/** Hands rows to the browser as a CSV file. Columns are in English, as in every file that machines read again. */
export async function saveCsv(name: string, rows: readonly CsvRow[]): Promise<void> {
  // Only who wants a file loads what writes it.
  const { csvOf } = await import('@waymark/contract/sheets');
  saveFile(new Blob([csvOf(rows.map((row) => row.map((cell) => cell ?? '')))], { type: 'text/csv' }), `${name}.csv`);
}
