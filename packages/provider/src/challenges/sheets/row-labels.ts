import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { tags, taskTags } from '../../db/schema';
import { findTaskParts } from '../repo';
import type { PlacedRow, Target } from './placed-row';

/** A label of a challenge. */
export interface Labelled {
  readonly task: number;
  readonly label: string;
}
type Pair = [task: number, tag: number];

/** Adds labels to challenges in two statements. @returns those that were added */
export async function putLabels(tx: Queries, whiteLabelId: number, labels: readonly Labelled[]): Promise<Pair[]> {
  if (labels.length === 0) return [];
  await tx.execute(sql`insert into ${tags} (white_label_id, label)
    select distinct on (lower(label)) ${whiteLabelId}::bigint, label from ${asRecords(labels)} order by lower(label)
    on conflict do nothing`);
  const put = await tx
    .insert(taskTags)
    .select(sql`${pairs(whiteLabelId, labels)}`)
    .onConflictDoNothing()
    .returning();
  return put.map(({ task_id, tag_id }) => [task_id, tag_id]);
}

/** Removes labels from challenges. @returns those that were removed */
async function takeLabels(tx: Queries, whiteLabelId: number, labels: readonly Labelled[]): Promise<Pair[]> {
  if (labels.length === 0) return [];
  const taken = await tx
    .delete(taskTags)
    .where(sql`(${taskTags.task_id}, ${taskTags.tag_id}) in (${pairs(whiteLabelId, labels)})`)
    .returning();
  return taken.map(({ task_id, tag_id }) => [task_id, tag_id]);
}

/** Replaces the labels of challenges with those of their rows. */
export async function changeLabels(tx: Queries, game: Target, placed: readonly PlacedRow[]) {
  const labelled = placed.filter(([row]) => row.labels);
  const { labels: now } = await findTaskParts(
    tx,
    labelled.map(([, id]) => id),
  );
  const fresh: Labelled[] = [];
  const lost: Labelled[] = [];
  for (const [row, task] of labelled) {
    const wanted = row.labels ?? [];
    const has = (now.get(task) ?? []).map(({ label }) => label);
    lost.push(...without(has, wanted).map((label) => ({ task, label })));
    fresh.push(...without(wanted, has).map((label) => ({ task, label })));
  }
  const untagged = await takeLabels(tx, game.white_label_id, lost);
  return { tagged: await putLabels(tx, game.white_label_id, fresh), untagged };
}

/** Labels that are missing from the other list, ignoring case. */
function without(labels: readonly string[], others: readonly string[]): string[] {
  const plain = new Set(others.map((label) => label.toLowerCase()));
  return labels.filter((label) => !plain.has(label.toLowerCase()));
}

const asRecords = (labels: readonly Labelled[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as given(task bigint, label text)`;
const pairs = (whiteLabelId: number, labels: readonly Labelled[]) =>
  sql`select distinct given.task, named.id from ${asRecords(labels)} inner join ${tags} as named
    on named.white_label_id = ${whiteLabelId} and lower(named.label) = lower(given.label)`;
