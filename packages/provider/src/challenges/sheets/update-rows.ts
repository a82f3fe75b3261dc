import { isAnyOf } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { taskPrerequisites, tasks, type UndoSteps } from '../../db/schema';
import type { KeptLock, ShownFile } from '../../db/schema/task-undos';
import { tagSeveral, untagSeveral } from '../bulk/repo';
import { findTaskParts, listLocks, type TaskRow } from '../repo';
import { filesOf, type Target } from './import-rows';
import type { Link } from './link-rows';
import type { ReadRow } from './read-rows';
import { insertLocks } from './repo';
import { filesAt, showFiles } from './row-files';
import { writeItems } from './row-items';
import { differences, type EachRow, setEach } from './set-each';

type Placed = readonly (readonly [ReadRow, number])[];

/**
 * Changes the challenges that rows are about. A cell that is empty leaves what is there, unless it clears it.
 * @param known the challenge of each row, of those that were just made as well
 * @returns how to take it back, and which challenges are others than before
 */
export async function updateRows(
  tx: Queries,
  game: Target,
  rows: readonly ReadRow[],
  links: ReadonlyMap<ReadRow, Link>,
  known: ReadonlyMap<ReadRow, number>,
  now: Date,
): Promise<{ readonly steps: UndoSteps; readonly changed: number[] }> {
  const placed: Placed = rows.map((row) => [row, known.get(row) ?? 0]);
  const fields = await changeFields(tx, placed, now);
  const labels = await changeLabels(tx, game, placed);
  const locks = await changeLocks(tx, placed, links, known);
  const { models, ...items } = await writeItems(tx, placed, now);
  const files = await changeFiles(tx, [...filesOf(placed), ...models]);
  const ownerOf = new Map(placed.flatMap(([row, id]) => (row.items.length > 0 ? [[id, row] as const] : [])));
  const changed = new Set([
    ...fields.after.map(({ id }) => id),
    ...[...labels.tagged, ...labels.untagged].map(([task]) => task),
    ...locks.map(({ task }) => task),
    ...files.after.filter(({ owner }) => owner === 'task').map(({ owner_id }) => owner_id),
    ...(items.after.length > 0 || files.after.some(({ owner }) => owner === 'reality') ? ownerOf.keys() : []),
  ]);
  return { steps: { ...fields, ...labels, locks, items, files }, changed: [...changed] };
}

async function changeFields(tx: Queries, placed: Placed, now: Date) {
  const fields = [...new Set(placed.flatMap(([row]) => Object.keys(row.values ?? {})))] as (keyof TaskRow)[];
  if (fields.length === 0) return { before: [], after: [] };
  const picked = Object.fromEntries([['id', tasks.id], ...fields.map((field) => [field, tasks[field]] as const)]);
  const ids = placed.map(([, id]) => id);
  const before = (await tx.select(picked).from(tasks).where(isAnyOf(tasks.id, ids))) as unknown as EachRow[];
  const was = new Map(before.map((row) => [row.id, row]));
  const after = placed.map(([row, id]): EachRow => ({ ...was.get(id), ...row.values, id }));
  const steps = differences(before, after);
  await setEach(tx, tasks, steps.after, now);
  return steps;
}

async function changeLabels(tx: Queries, game: Target, placed: Placed) {
  const labelled = placed.filter(([row]) => row.labels);
  const { labels: now } = await findTaskParts(
    tx,
    labelled.map(([, id]) => id),
  );
  const tagged: [number, number][] = [];
  const untagged: [number, number][] = [];
  for (const [row, id] of labelled) {
    const wanted = row.labels ?? [];
    const has = (now.get(id) ?? []).map(({ label }) => label);
    const isIn = (list: readonly string[]) => (label: string) =>
      list.some((one) => one.toLowerCase() === label.toLowerCase());
    const lost = has.filter((label) => !isIn(wanted)(label));
    const fresh = wanted.filter((label) => !isIn(has)(label));
    if (lost.length > 0)
      untagged.push(...((await untagSeveral(tx, game.white_label_id, [id], lost)) as [number, number][]));
    if (fresh.length > 0)
      tagged.push(...((await tagSeveral(tx, game.white_label_id, [id], fresh)) as [number, number][]));
  }
  return { tagged, untagged };
}

async function changeLocks(
  tx: Queries,
  placed: Placed,
  links: ReadonlyMap<ReadRow, Link>,
  known: ReadonlyMap<ReadRow, number>,
) {
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

/** Makes challenges wait for others than before. */
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

async function changeFiles(tx: Queries, files: readonly ShownFile[]) {
  const now = await filesAt(tx, files);
  const keyOf = ({ owner, owner_id, name }: ShownFile) => `${owner} ${owner_id} ${name}`;
  const uuids = new Map(now.map((file) => [keyOf(file), file.uuid]));
  const after = files.filter((file) => uuids.get(keyOf(file)) !== file.uuid);
  const before = after.map(({ uuid: _, ...place }) => {
    const uuid = uuids.get(keyOf(place));
    return uuid ? { ...place, uuid } : place;
  });
  await showFiles(tx, after);
  return { before, after };
}
