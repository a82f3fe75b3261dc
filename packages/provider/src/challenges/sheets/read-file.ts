import { SHEET_MOST_BYTES, SHEET_WORDS } from '@waymark/contract';
import { errors } from '../../server/errors';
import type { Caller } from '../../session/caller';
import { fromPieces } from '../../work/pieces';
import type { WorkPool } from '../../work/work-pool';
import type { ColumnField } from './columns';
import type { WrittenRow } from './read-cells';

/** A sheet as somebody sent it. */
export interface SentSheet {
  readonly headers: readonly string[];
  /** What its columns are about. */
  readonly fields: readonly (ColumnField | undefined)[];
  readonly rows: readonly WrittenRow[];
  /** Zone in which its times were read. */
  readonly tz: string;
}

const SECONDS = 20;

/**
 * Reads a CSV or XLSX file beside the thread that answers calls.
 * @param sent the file in base64, and what its columns are about
 * @throws {ApiError} 413, 422 for what is neither, holds nothing or too much
 */
export async function readFile(
  work: WorkPool,
  caller: Caller,
  tz: string,
  sent: { readonly file: string; readonly columns?: readonly string[] | undefined },
): Promise<SentSheet> {
  const bytes = Buffer.from(sent.file, 'base64');
  if (bytes.length > SHEET_MOST_BYTES) throw errors.tooLarge(`Sheets may have at most ${SHEET_MOST_BYTES / 1e6} MB.`);
  const { headers, fields, rows } = await work.run(
    'readSheet',
    { bytes, columns: sent.columns, tz },
    { by: caller.userId, seconds: SECONDS, tooMuch: () => errors.invalid({ file: [SHEET_WORDS.large] }) },
  );
  return { headers, fields, rows: await fromPieces(rows), tz };
}
