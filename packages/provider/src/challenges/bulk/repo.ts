import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { idList, isAnyOf } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { type realities, tags, tasks, taskTags } from '../../db/schema';
import { splitIntoBatches, yieldToEventLoop } from '../../work/pieces';
import type { TaskRow, TaskValues } from '../repo';

type Pair = readonly [task: number, tag: number];

/** Sets fields of several challenges to the same values. @returns the previous values, with ids */
export async function changeSeveral(
  tx: Queries,
  ids: readonly number[],
  values: TaskValues,
  now: Date,
): Promise<Readonly<Record<string, unknown>>[]> {
  const fields = Object.keys(values) as (keyof TaskRow)[];
  if (fields.length === 0) return [];
  const picked = Object.fromEntries([['id', tasks.id], ...fields.map((field) => [field, tasks[field]] as const)]);
  const before = await tx.select(picked).from(tasks).where(isAnyOf(tasks.id, ids));
  await tx
    .update(tasks)
    .set({ ...values, updated_at: now })
    .where(isAnyOf(tasks.id, ids));
  return before;
}

/** The name of a challenge that closes before it opens; undefined if there is none. */
export async function findBackward(tx: Queries, ids: readonly number[]): Promise<string | undefined> {
  const [found] = await tx
    .select({ name: tasks.name })
    .from(tasks)
    .where(and(isAnyOf(tasks.id, ids), lte(tasks.ends_at, tasks.starts_at)))
    .limit(1);
  return found?.name;
}

/**
 * Restores previous values where the field still has the value that was set.
 * @param of the challenges of a game, or AR items
 */
export async function changeBack(
  tx: Queries,
  of: { readonly game: number } | { readonly table: typeof realities },
  before: readonly Readonly<Record<string, unknown>>[],
  after: readonly Readonly<Record<string, unknown>>[],
  now: Date,
): Promise<void> {
  const table = 'table' in of ? of.table : tasks;
  const known = Object.keys(after[0] ?? {}).filter((field) => field !== 'id' && Object.hasOwn(table, field));
  if (known.length === 0 || before.length === 0) return;
  const set = known.map((field): SQL => {
    const column = sql.identifier(field);
    return sql`${column} = case when source.${column} is not distinct from given.${column}
      then was.${column} else source.${column} end`;
  });
  const record = 'table' in of ? sql`null::realities` : sql`null::tasks`;
  const within = 'table' in of ? sql`true` : sql`source.game_id = ${of.game} and source.deleted_at is null`;
  const setTo = new Map(after.map((row) => [row.id, row]));
  for (const batch of splitIntoBatches(before)) {
    const given = batch.flatMap(({ id }) => setTo.get(id) ?? []);
    await tx.execute(sql`update ${table} as source set ${sql.join(set, sql`, `)}, updated_at = ${now.toISOString()}::timestamptz
      from jsonb_populate_recordset(${record}, ${JSON.stringify(batch)}::jsonb) as was
        inner join jsonb_populate_recordset(${record}, ${JSON.stringify(given)}::jsonb) as given on given.id = was.id
      where source.id = was.id and ${within}`);
    await yieldToEventLoop();
  }
}

const isLabel = (whiteLabelId: number, label: string) =>
  and(eq(tags.white_label_id, whiteLabelId), sql`lower(${tags.label}) = lower(${label})`);

/** Adds labels to challenges. @returns those that were added */
export async function tagSeveral(
  tx: Queries,
  whiteLabelId: number,
  ids: readonly number[],
  labels: readonly string[],
): Promise<Pair[]> {
  const put: Pair[] = [];
  for (const label of labels) {
    await tx.insert(tags).values({ white_label_id: whiteLabelId, label }).onConflictDoNothing();
    const [tag] = await tx.select({ id: tags.id }).from(tags).where(isLabel(whiteLabelId, label));
    if (!tag) throw new Error('The stored label is missing.');
    const rows = await tx
      .insert(taskTags)
      .values(ids.map((task_id) => ({ task_id, tag_id: tag.id })))
      .onConflictDoNothing()
      .returning();
    put.push(...rows.map(({ task_id, tag_id }): Pair => [task_id, tag_id]));
  }
  return put;
}

/** Removes labels from challenges. @returns those that were removed */
export async function untagSeveral(
  tx: Queries,
  whiteLabelId: number,
  ids: readonly number[],
  labels: readonly string[],
): Promise<Pair[]> {
  const taken: Pair[] = [];
  for (const label of labels) {
    const its = tx.select({ id: tags.id }).from(tags).where(isLabel(whiteLabelId, label));
    const rows = await tx
      .delete(taskTags)
      .where(and(isAnyOf(taskTags.task_id, ids), sql`${taskTags.tag_id} in ${its}`))
      .returning();
    taken.push(...rows.map(({ task_id, tag_id }): Pair => [task_id, tag_id]));
  }
  return taken;
}

const pairs = (list: readonly Pair[]): SQL => sql`(
    select task_id, tag_id
    from unnest(${idList(list.map(([task]) => task))}, ${idList(list.map(([, tag]) => tag))}) as pair(task_id, tag_id)
  )`;

/** Restores removed labels and removes added ones. */
export async function tagBack(tx: Queries, tagged: readonly Pair[], untagged: readonly Pair[]): Promise<void> {
  if (tagged.length > 0) {
    await tx.execute(sql`delete from ${taskTags} where (task_id, tag_id) in ${pairs(tagged)}`);
  }
  if (untagged.length === 0) return;
  await tx.execute(sql`insert into ${taskTags} (task_id, tag_id)
    select task_id, tag_id from ${pairs(untagged)} as lost
    where exists (select from ${tasks} where id = lost.task_id) and exists (select from ${tags} where id = lost.tag_id)
    on conflict do nothing`);
}

/** The challenges that exist. */
export async function findExisting(tx: Queries, gameId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.game_id, gameId), isAnyOf(tasks.id, ids), isNull(tasks.deleted_at)));
  return rows.map(({ id }) => id);
}
