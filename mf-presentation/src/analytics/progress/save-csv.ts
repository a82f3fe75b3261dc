import { saveFile } from '@waymark/host-kit';

/** A row of a file. */
export type CsvRow = readonly (string | number | null)[];

/** Downloads rows as a CSV file. Headers are in English, as in every machine-readable file. */
export async function saveCsv(name: string, rows: readonly CsvRow[]): Promise<void> {
  // Loaded only for an export.
  const { csvOf } = await import('@waymark/contract/sheets');
  saveFile(new Blob([csvOf(rows.map((row) => row.map((cell) => cell ?? '')))], { type: 'text/csv' }), `${name}.csv`);
}
