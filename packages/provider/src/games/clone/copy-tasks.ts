import { type SQL, sql } from 'drizzle-orm';
import { realities, taskPrerequisites, tasks, taskTags } from '../../db/schema';
import { type Copies, copyOf } from './copies';

/** The challenges to copy, and the target. */
export interface CopiedTasks {
  /** Selects their ids, in order. */
  readonly rows: SQL;
  readonly gameId: number;
  /** Copies are inserted after this position. */
  readonly after: number;
  /** Columns with new values in the copies. */
  readonly given?: Readonly<Record<string, SQL>>;
  /** Whether locks by challenges outside the copy stay; otherwise they are dropped. */
  readonly keepLocks?: boolean;
}

/** Copies challenges with their locks, AR items and labels. */
export async function copyTaskRows(
  copies: Copies,
  { rows, gameId, after, given, keepLocks }: CopiedTasks,
): Promise<void> {
  await copies.draw('task', tasks, rows);
  await copies.draw(
    'reality',
    realities,
    sql`select source.id from ${realities} as source ${copyOf('task', 'task_id')}`,
  );
  const ofTask = { task_id: sql`task.new` };
  const itsTask = copyOf('task', 'task_id', 'task');
  await copies.copy(
    tasks,
    {
      id: sql`copy.new`,
      game_id: sql`${gameId}::bigint`,
      // Ids are in the order of the originals.
      position: sql`${after}::int + row_number() over (order by copy.new)`,
      ...given,
    },
    copyOf('task', 'id'),
  );
  if (keepLocks) await copies.copy(taskPrerequisites, ofTask, itsTask);
  else {
    const needed = copyOf('task', 'prerequisite_id', 'needed');
    await copies.copy(taskPrerequisites, { ...ofTask, prerequisite_id: sql`needed.new` }, sql`${itsTask} ${needed}`);
  }
  await copies.copy(realities, { id: sql`copy.new`, ...ofTask }, sql`${itsTask} ${copyOf('reality', 'id')}`);
  await copies.copy(taskTags, ofTask, itsTask);
}
