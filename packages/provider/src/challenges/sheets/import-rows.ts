import type { Queries } from '../../db/database';
import type { ShownFile } from '../../db/schema/task-undos';
import { splitIntoBatches, yieldToEventLoop } from '../../work/pieces';
import { countTasks } from '../repo';
import type { Link } from './link-rows';
import type { PlacedRow, Target } from './placed-row';
import type { ReadRow } from './read-rows';
import { insertLocks, insertTasks } from './repo';
import { showFiles } from './row-files';
import { writeItems } from './row-items';
import { type Labelled, putLabels } from './row-labels';

/**
 * Appends rows to a game in order, in a constant number of statements.
 * @param known challenges of the game that replace rows which are not imported again; new ones are added
 * @returns the ids, in row order
 */
export async function importRows(
  tx: Queries,
  game: Target,
  rows: readonly ReadRow[],
  links: ReadonlyMap<ReadRow, Link>,
  known: Map<ReadRow, number>,
  now: Date,
): Promise<number[]> {
  const values = rows.map((row) => row.values ?? {});
  const ids = await insertTasks(tx, game.id, await countTasks(tx, game.id), values, now);
  for (const [at, row] of rows.entries()) known.set(row, ids[at] ?? 0);
  const placed = rows.map((row) => [row, known.get(row) ?? 0] as const);
  for (const batch of splitIntoBatches(placed)) {
    await insertLocks(
      tx,
      batch.flatMap((one) => lockOf(one, links, known)),
    );
    await putLabels(tx, game.white_label_id, batch.flatMap(labelsOf));
    const { models } = await writeItems(tx, batch, now);
    await showFiles(tx, [...filesOf(batch), ...models]);
    await yieldToEventLoop();
  }
  return ids;
}

function lockOf([row, task_id]: PlacedRow, links: ReadonlyMap<ReadRow, Link>, known: ReadonlyMap<ReadRow, number>) {
  const link = links.get(row);
  const prerequisite_id = link && known.get(link.to);
  if (!link || !prerequisite_id) return [];
  return [{ task_id, prerequisite_id, options: link.options.length > 0 ? [...link.options] : null }];
}

const labelsOf = ([{ labels = [] }, task]: PlacedRow): Labelled[] => labels.map((label) => ({ task, label }));

/** The files that rows set on their challenges, and those they remove. */
export const filesOf = (rows: readonly PlacedRow[]): ShownFile[] =>
  rows.flatMap(([row, owner_id]) =>
    [...row.files].map(([name, file]) => ({ owner: 'task' as const, owner_id, name, ...file })),
  );
