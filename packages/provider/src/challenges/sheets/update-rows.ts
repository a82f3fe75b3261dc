import { isAnyOf } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { tasks, type UndoSteps } from '../../db/schema';
import type { ShownFile } from '../../db/schema/task-undos';
import { splitIntoBatches, yieldToEventLoop } from '../../work/pieces';
import type { TaskRow } from '../repo';
import { filesOf } from './import-rows';
import type { PlacedRow, Target } from './placed-row';
import type { ReadRow } from './read-rows';
import { filesAt, showFiles } from './row-files';
import { writeItems } from './row-items';
import { changeLabels } from './row-labels';
import { changeLocks, type Standing } from './row-locks';
import { type Differences, differences, type EachRow, only, setEach } from './set-each';

type Placed = readonly PlacedRow[];

/**
 * Updates the challenges of rows. An empty cell changes nothing unless it clears the field.
 * @returns the undo, and which challenges changed
 */
export async function updateRows(
  tx: Queries,
  game: Target,
  rows: readonly ReadRow[],
  { links, known }: Standing,
  now: Date,
): Promise<{ readonly steps: UndoSteps; readonly changed: number[] }> {
  const placed: Placed = rows.map((row) => [row, known.get(row) ?? 0]);
  const steps: Steps = {
    before: [],
    after: [],
    fields: new Set(),
    tagged: [],
    untagged: [],
    locks: [],
    items: none(),
    files: none(),
  };
  const changed = new Set<number>();
  // The same for all of them, because one statement undoes them.
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row.values ?? {})))] as (keyof TaskRow)[];
  for (const batch of splitIntoBatches(placed)) {
    for (const id of await updateBatch(tx, game, batch, { links, known, fields }, now, steps)) changed.add(id);
    await yieldToEventLoop();
  }
  const { before, after, fields: differing, ...parts } = steps;
  return { steps: { ...parts, before: only(before, differing), after: only(after, differing) }, changed: [...changed] };
}

/** The undo collected so far. */
interface Steps extends Differences {
  readonly fields: Set<string>;
  readonly tagged: [number, number][];
  readonly untagged: [number, number][];
  readonly locks: Awaited<ReturnType<typeof changeLocks>>;
  readonly items: { readonly before: EachRow[]; readonly after: EachRow[] };
  readonly files: { readonly before: PlacedFile[]; readonly after: ShownFile[] };
}
type PlacedFile = Awaited<ReturnType<typeof changeFiles>>['before'][number];
const none = () => ({ before: [], after: [] });

/** @returns which challenges changed */
async function updateBatch(
  tx: Queries,
  game: Target,
  placed: Placed,
  standing: Standing & { readonly fields: readonly (keyof TaskRow)[] },
  now: Date,
  steps: Steps,
): Promise<number[]> {
  const fields = await changeFields(tx, placed, standing.fields, now);
  const labels = await changeLabels(tx, game, placed);
  const locks = await changeLocks(tx, placed, standing);
  const { models, ...items } = await writeItems(tx, placed, now);
  const files = await changeFiles(tx, [...filesOf(placed), ...models]);
  addTo(steps, fields);
  for (const field of fields.fields) steps.fields.add(field);
  addTo(steps.items, items);
  addTo(steps.files, files);
  steps.tagged.push(...labels.tagged);
  steps.untagged.push(...labels.untagged);
  steps.locks.push(...locks);
  const withItems = placed.flatMap(([row, id]) => (row.items.length > 0 ? [id] : []));
  return [
    ...fields.after.map(({ id }) => id),
    ...[...labels.tagged, ...labels.untagged].map(([task]) => task),
    ...locks.map(({ task }) => task),
    ...files.after.filter(({ owner }) => owner === 'task').map(({ owner_id }) => owner_id),
    ...(items.after.length > 0 || files.after.some(({ owner }) => owner === 'reality') ? withItems : []),
  ];
}

function addTo<Before, After>(
  all: { readonly before: Before[]; readonly after: After[] },
  { before, after }: { readonly before: readonly Before[]; readonly after: readonly After[] },
): void {
  all.before.push(...before);
  all.after.push(...after);
}

async function changeFields(tx: Queries, placed: Placed, fields: readonly (keyof TaskRow)[], now: Date) {
  if (fields.length === 0) return differences([], []);
  const picked = Object.fromEntries([['id', tasks.id], ...fields.map((field) => [field, tasks[field]] as const)]);
  const ids = placed.map(([, id]) => id);
  const before = (await tx.select(picked).from(tasks).where(isAnyOf(tasks.id, ids))) as unknown as EachRow[];
  const was = new Map(before.map((row) => [row.id, row]));
  const after = placed.map(([row, id]): EachRow => ({ ...was.get(id), ...row.values, id }));
  const steps = differences(before, after);
  await setEach(tx, tasks, steps, now);
  return steps;
}

async function changeFiles(tx: Queries, files: readonly ShownFile[]) {
  const now = await filesAt(tx, files);
  const keyOf = ({ owner, owner_id, name }: ShownFile) => `${owner} ${owner_id} ${name}`;
  const shown = new Map(now.map((file) => [keyOf(file), file]));
  const after = files.filter((file) => shown.get(keyOf(file))?.uuid !== file.uuid);
  const before = after.map(({ uuid: _, ...place }) => shown.get(keyOf(place)) ?? place);
  await showFiles(tx, after);
  return { before, after };
}
