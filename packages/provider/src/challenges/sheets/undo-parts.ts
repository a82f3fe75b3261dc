import type { Queries } from '../../db/database';
import { realities, type UndoSteps } from '../../db/schema';
import { changeBack } from '../bulk/repo';
import { existingIds, listLocks } from '../repo';
import { filesAt, showFiles } from './row-files';
import { lockAnew } from './row-locks';

/** Undoes an import's changes to locks, AR items and files, except what has changed since. */
export async function undoParts(tx: Queries, gameId: number, steps: UndoSteps, now: Date): Promise<void> {
  const { locks = [], items, files } = steps;
  if (items) await changeBack(tx, { table: realities }, items.before, items.after, now);
  if (files) {
    const shown = await filesAt(tx, files.after);
    const still = files.before.filter((_, at) => {
      const after = files.after[at];
      const there = shown.find(
        ({ owner, owner_id, name }) => owner === after?.owner && owner_id === after.owner_id && name === after.name,
      );
      return after !== undefined && there?.uuid === after.uuid;
    });
    await showFiles(tx, still);
  }
  if (locks.length === 0) return;
  const standing = await listLocks(
    tx,
    locks.map(({ task }) => task),
  );
  const there = await existingIds(
    tx,
    gameId,
    locks.flatMap(({ task, before }) => [task, ...before.map(({ to }) => to)]),
  );
  const back = locks.filter(({ task, after }) => {
    const held = standing
      .filter((lock) => lock.task_id === task)
      .map((lock) => ({ to: lock.prerequisite_id, options: lock.options }));
    return there.has(task) && JSON.stringify(held) === JSON.stringify(after);
  });
  await lockAnew(
    tx,
    back.map(({ task, before }) => ({ task, locks: before.filter(({ to }) => there.has(to)) })),
  );
}
