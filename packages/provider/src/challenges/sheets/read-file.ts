import { SHEET_MOST_BYTES, SHEET_WORDS } from '@waymark/contract';
import { errors } from '../../server/errors';
import type { Caller } from '../../session/caller';
import { fromPieces } from '../../work/pieces';
import type { WorkPool } from '../../work/work-pool';
import type { ColumnField } from './columns';
import type { WrittenRow } from './read-cells';

/** A sheet as uploaded. */
export interface SentSheet {
  readonly headers: readonly string[];
  /** Which field each column holds. */
  readonly fields: readonly (ColumnField | undefined)[];
  readonly rows: readonly WrittenRow[];
  /** Zone in which its times were read. */
  readonly tz: string;
}

const SECONDS = 20;

/**
 * Reads a CSV or XLSX file in a worker thread.
 * @param sent the file in base64, and its columns
 * @throws {ApiError} 413 or 422 if it is neither, empty or too large
 */
export async function readFile(
  work: WorkPool,
  caller: Caller,
  tz: string,
  sent: { readonly file: string; readonly columns?: readonly string[] | undefined },
): Promise<SentSheet> {
  const bytes = Buffer.from(sent.file, 'base64');
  if (bytes.length > SHEET_MOST_BYTES) throw errors.tooLarge(`A sheet can be at most ${SHEET_MOST_BYTES / 1e6} MB.`);
  const { headers, fields, rows } = await work.run(
    'readSheet',
    { bytes, columns: sent.columns, tz },
    { by: caller.userId, seconds: SECONDS, tooMuch: () => errors.invalid({ file: [SHEET_WORDS.large] }) },
  );
  return { headers, fields, rows: await fromPieces(rows), tz };
}
