import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database';
import {
  type AttachmentOwner,
  attachments,
  brandings,
  personalizations,
  realities,
  rewards,
  taskPrerequisites,
  tasks,
  taskTags,
} from '../../db/schema';
import { copiedRows, nextId } from './copied-rows';

/** Which copy stands for which row. Indexed, so that the planner has no way to go wrong about a table it knows nothing of. */
const COPIES = sql`copies`;

/** Joins the copy of what a column refers to, under a name. */
const copyOf = (owner: AttachmentOwner, column: string, as = 'copy'): SQL =>
  sql`inner join ${COPIES} as ${sql.identifier(as)}
    on ${sql.identifier(as)}.owner = ${owner} and ${sql.identifier(as)}.old = source.${sql.identifier(column)}`;

/**
 * Copies everything that was prepared for a game to another one: challenges with their locks, AR items and tags, rewards,
 * personalisations, looks and files. A few statements, whatever the size: no row comes here. Ids are drawn first, so that what
 * refers to a row refers to its copy.
 *
 * Files are not doubled: both games show the same upload, which goes when nothing shows it any more.
 */
export async function copyContent(tx: Queries, from: number, to: number, now: Date): Promise<void> {
  await tx.execute(sql`create temporary table ${COPIES} (
    owner text not null, old bigint not null, new bigint not null, primary key (owner, old)
  ) on commit drop`);
  const draw = (owner: AttachmentOwner, table: PgTable, rows: SQL) =>
    tx.execute(sql`insert into ${COPIES} select ${owner}, id, ${nextId(table)} from (${rows}) as drawn`);
  await tx.execute(sql`insert into ${COPIES} values ('game', ${from}, ${to})`);
  const its = sql`where game_id = ${from}`;
  await draw('task', tasks, sql`select id from ${tasks} ${its} and deleted_at is null order by position, id`);
  await draw('reality', realities, sql`select source.id from ${realities} as source ${copyOf('task', 'task_id')}`);
  await draw('reward', rewards, sql`select id from ${rewards} ${its} order by position, id`);

  const copy = (table: PgTable, given: Readonly<Record<string, SQL>>, joins: SQL) =>
    tx.execute(copiedRows(table, { given, from: joins, now }));
  const id = { id: sql`copy.new` };
  const game_id = sql`${to}::bigint`;
  const ofTask = { task_id: sql`task.new` };
  const itsTask = copyOf('task', 'task_id', 'task');
  await copy(tasks, { ...id, game_id }, copyOf('task', 'id'));
  await copy(
    taskPrerequisites,
    { ...ofTask, prerequisite_id: sql`needed.new` },
    sql`${itsTask} ${copyOf('task', 'prerequisite_id', 'needed')}`,
  );
  await copy(realities, { ...id, ...ofTask }, sql`${itsTask} ${copyOf('reality', 'id')}`);
  await copy(taskTags, ofTask, itsTask);
  await copy(rewards, { ...id, game_id }, copyOf('reward', 'id'));
  await copy(personalizations, { id: nextId(personalizations), game_id }, its);
  await copy(brandings, { game_id }, its);
  await copy(
    attachments,
    { owner_id: sql`copy.new` },
    sql`inner join ${COPIES} as copy on copy.owner = source.owner and copy.old = source.owner_id`,
  );
}
