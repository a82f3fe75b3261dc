import { type SQL, sql } from 'drizzle-orm';
import { realities, taskPrerequisites, tasks, taskTags } from '../../db/schema';
import { type Copies, copyOf } from './copies';

/** Which challenges are copied, and to where. */
export interface CopiedTasks {
  /** Selects their ids, in their order. */
  readonly rows: SQL;
  readonly gameId: number;
  /** The copies follow this place. */
  readonly after: number;
  /** Columns that are others in the copies. */
  readonly given?: Readonly<Record<string, SQL>>;
  /** Locks by challenges that are not copied stay; otherwise only locks among the copied are. */
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
      // Ids were drawn in the order of the originals.
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
