import { writeLocks } from '@waymark/contract';
import { presentLocks } from '../present';
import type { TaskParts, TaskRow } from '../repo';
import { type Cell, COLUMNS } from './columns';
import { writeLabels } from './labels';

/** Challenges as rows of a sheet, below the headers. Locks name the number of a row, not an id: ids differ elsewhere. */
export function exportRows(rows: readonly TaskRow[], parts: TaskParts, tz: string): Cell[][] {
  const numbers = new Map(rows.map(({ id, position }) => [id, position]));
  const waitsFor = (id: number): string => {
    const locks = (parts.locks.get(id) ?? []).map(({ prerequisite_id, options }) => ({
      prerequisite_id: numbers.get(prerequisite_id) ?? 0,
      options,
    }));
    const { unlock_by_task_id, unlock_by_task_ids } = presentLocks(locks);
    return unlock_by_task_id === null
      ? unlock_by_task_ids
      : writeLocks([{ id: unlock_by_task_id as never, options: [] }]);
  };
  return [
    COLUMNS.map(({ header }) => header),
    ...rows.map((row) =>
      COLUMNS.map(({ field, kind }): Cell => {
        if (field === 'number') return row.position;
        if (field === 'waits_for') return waitsFor(row.id);
        if (field === 'tags') return writeLabels((parts.labels.get(row.id) ?? []).map(({ label }) => label));
        return kind.write(row[field], tz);
      }),
    ),
  ];
}
