import type { Queries } from '../../db/database';
import type { ShownFile } from '../../db/schema/task-undos';
import { tagSeveral } from '../bulk/repo';
import { countTasks } from '../repo';
import type { Link } from './link-rows';
import type { ReadRow } from './read-rows';
import { insertLocks, insertTasks } from './repo';
import { showFiles } from './row-files';
import { writeItems } from './row-items';

/** A game that rows are imported into. */
export interface Target {
  readonly id: number;
  readonly white_label_id: number;
}

/**
 * Adds rows to the end of a game, in their order, in a few statements however many there are.
 * @param known challenges of the game that stand for rows which are not imported again; the new ones join them
 * @returns the ids, in the order of the rows
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
  const locks = rows.flatMap((row) => {
    const link = links.get(row);
    const [task_id, prerequisite_id] = [known.get(row), link && known.get(link.to)];
    if (!link || !task_id || !prerequisite_id) return [];
    return [{ task_id, prerequisite_id, options: link.options.length > 0 ? [...link.options] : null }];
  });
  await insertLocks(tx, locks);
  for (const [label, labelled] of byLabel(rows, known)) await tagSeveral(tx, game.white_label_id, labelled, [label]);
  const placed = rows.map((row) => [row, known.get(row) ?? 0] as const);
  const { models } = await writeItems(tx, placed, now);
  await showFiles(tx, [...filesOf(placed), ...models]);
  return ids;
}

/** The files that rows name for their challenges, and the places they empty. */
export const filesOf = (rows: readonly (readonly [ReadRow, number])[]): ShownFile[] =>
  rows.flatMap(([row, owner_id]) =>
    [...row.files].map(([name, file]) => ({ owner: 'task' as const, owner_id, name, ...file })),
  );

function byLabel(rows: readonly ReadRow[], idOf: ReadonlyMap<ReadRow, number>): Map<string, number[]> {
  const found = new Map<string, { label: string; ids: number[] }>();
  for (const row of rows) {
    for (const label of row.labels ?? []) {
      const entry = found.get(label.toLowerCase()) ?? { label, ids: [] };
      entry.ids.push(idOf.get(row) ?? 0);
      found.set(label.toLowerCase(), entry);
    }
  }
  return new Map([...found.values()].map(({ label, ids }) => [label, ids]));
}
