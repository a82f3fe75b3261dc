import { isAnyOf } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { taskPrerequisites } from '../../db/schema';
import type { KeptLock } from '../../db/schema/task-undos';
import { listLocks } from '../repo';
import type { Link } from './link-rows';
import type { PlacedRow } from './placed-row';
import type { ReadRow } from './read-rows';
import { insertLocks } from './repo';

/** The locks of rows, and the challenge of each row. */
export interface Standing {
  readonly links: ReadonlyMap<ReadRow, Link>;
  readonly known: ReadonlyMap<ReadRow, number>;
}

/** Applies the locks of rows. @returns the challenges whose lock changed */
export async function changeLocks(tx: Queries, placed: readonly PlacedRow[], { links, known }: Standing) {
  const locked = placed.flatMap(([row, id]) => {
    if (row.cleared.includes('waits_for')) return [{ id, after: [] }];
    const link = links.get(row);
    const to = link && known.get(link.to);
    return link && to ? [{ id, after: [{ to, options: link.options.length > 0 ? link.options : null }] }] : [];
  });
  const before = new Map<number, KeptLock[]>();
  for (const lock of await listLocks(
    tx,
    locked.map(({ id }) => id),
  )) {
    before.set(lock.task_id, [
      ...(before.get(lock.task_id) ?? []),
      { to: lock.prerequisite_id, options: lock.options },
    ]);
  }
  const changed = locked
    .map(({ id, after }) => ({ task: id, before: before.get(id) ?? [], after }))
    .filter((step) => JSON.stringify(step.before) !== JSON.stringify(step.after));
  await lockAnew(
    tx,
    changed.map(({ task, after }) => ({ task, locks: after })),
  );
  return changed;
}

/** Replaces the locks of challenges. */
export async function lockAnew(
  tx: Queries,
  steps: readonly { readonly task: number; readonly locks: readonly KeptLock[] }[],
): Promise<void> {
  if (steps.length === 0) return;
  await tx.delete(taskPrerequisites).where(
    isAnyOf(
      taskPrerequisites.task_id,
      steps.map(({ task }) => task),
    ),
  );
  await insertLocks(
    tx,
    steps.flatMap(({ task, locks }) =>
      locks.map(({ to, options }) => ({ task_id: task, prerequisite_id: to, options: options && [...options] })),
    ),
  );
}
