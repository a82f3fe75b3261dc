import { fault } from '../faults';
import { inCircles } from './circles';
import { type Link, refuseBehindRefused } from './link-rows';
import type { ReadRow } from './read-rows';

/** A row that is left out leaves the lock that its challenge has, which may close another circle: looked at so often. */
const ROUNDS = 50;

/**
 * Notes rows whose challenges would come to wait for themselves by way of locks that the game has already.
 * @param stored what the challenges of the game wait for now
 */
export function refuseCirclesWithGame(
  rows: readonly ReadRow[],
  links: ReadonlyMap<ReadRow, Link>,
  stored: ReadonlyMap<number, readonly number[]>,
): void {
  const linked = () => rows.filter((row) => row.errors.length === 0 && links.has(row));
  for (let round = 0; round < ROUNDS; round += 1) {
    const circles = inCircles(needsAfter(rows, links, stored));
    const wrong = linked().filter((row) => circles.has(nodeOf(row)));
    if (wrong.length === 0) return;
    for (const row of wrong) row.refuse('waits_for', fault('circle'));
    refuseBehindRefused(rows, links);
  }
  for (const row of linked()) row.refuse('waits_for', fault('circle'));
}

/** A challenge of the game by its id, one that is to be made by its row. */
type Node = number | ReadRow;
const nodeOf = (row: ReadRow): Node => row.match?.id ?? row;

/** What everything waits for once the good rows are imported. */
function needsAfter(
  rows: readonly ReadRow[],
  links: ReadonlyMap<ReadRow, Link>,
  stored: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<Node, readonly Node[]> {
  const needs = new Map<Node, readonly Node[]>(stored);
  for (const row of rows) {
    if (row.errors.length > 0) continue;
    const link = links.get(row);
    if (link) needs.set(nodeOf(row), [nodeOf(link.to)]);
    else if (row.cleared.includes('waits_for')) needs.delete(nodeOf(row));
  }
  return needs;
}
