import { fault } from '../faults';
import { findCycles } from './cycles';
import { type Link, refuseBehindRefused } from './link-rows';
import type { ReadRow } from './read-rows';

/** Skipping a row keeps its challenge's existing lock, which can close another cycle; hence several rounds. */
const ROUNDS = 50;

/**
 * Rejects rows that would make their challenges wait for themselves through existing locks of the game.
 * @param stored current locks of the game's challenges
 */
export function refuseCirclesWithGame(
  rows: readonly ReadRow[],
  links: ReadonlyMap<ReadRow, Link>,
  stored: ReadonlyMap<number, readonly number[]>,
): void {
  const linked = () => rows.filter((row) => row.errors.length === 0 && links.has(row));
  for (let round = 0; round < ROUNDS; round += 1) {
    const circles = findCycles(needsAfter(rows, links, stored));
    const wrong = linked().filter((row) => circles.has(nodeOf(row)));
    if (wrong.length === 0) return;
    for (const row of wrong) row.refuse('waits_for', fault('circle'));
    refuseBehindRefused(rows, links);
  }
  for (const row of linked()) row.refuse('waits_for', fault('circle'));
}

/** A challenge of the game by id, or a row that will create one. */
type Node = number | ReadRow;
const nodeOf = (row: ReadRow): Node => row.match?.id ?? row;

/** All locks as they would be after importing the valid rows. */
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
