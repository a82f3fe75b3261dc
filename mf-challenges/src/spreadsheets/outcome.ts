import type { ImportPreview } from '@waymark/client';
import type { SheetDuplicates } from '@waymark/contract';

/** A row of a preview. */
export type PreviewRow = ImportPreview['rows'][number];
/** What happens to a row. */
export type RowOutcome = 'new' | 'update' | 'skip' | 'wrong';

/** What would happen to a row if the sheet were imported now. */
export function outcomeOf({ errors, duplicate_of }: PreviewRow, duplicates: SheetDuplicates): RowOutcome {
  if (errors.length > 0) return 'wrong';
  if (duplicate_of === null || duplicates === 'add') return 'new';
  return duplicates;
}

/** How many rows have each outcome. */
export function countOutcomes(rows: readonly PreviewRow[], duplicates: SheetDuplicates): Record<RowOutcome, number> {
  const counts = { new: 0, update: 0, skip: 0, wrong: 0 };
  for (const row of rows) counts[outcomeOf(row, duplicates)] += 1;
  return counts;
}
