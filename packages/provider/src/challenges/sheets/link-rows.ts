import { readLocks } from '@waymark/contract';
import { fault } from '../faults';
import type { ReadRow } from './read-rows';

/** What a row waits for: another row, or a challenge of the game. */
export interface Link {
  readonly to: ReadRow;
  readonly options: readonly string[];
}

/**
 * Resolves the locks between rows and reports invalid ones: missing rows, ambiguous numbers, cycles. A row that waits
 * for an invalid row is invalid too.
 */
export function linkRows(rows: readonly ReadRow[]): Map<ReadRow, Link> {
  const byNumber = new Map<number, ReadRow>();
  for (const row of rows) {
    const first = byNumber.get(row.number);
    if (first) row.refuse('number', fault('same-number', { row: first.row, number: row.number }));
    else byNumber.set(row.number, row);
  }
  const links = new Map<ReadRow, Link>();
  for (const row of rows) {
    if (row.waitsFor === '') continue;
    const locks = readLocks(row.waitsFor);
    const [lock] = locks ?? [];
    if (!lock || locks?.length !== 1) {
      row.refuse('waits_for', fault('waits-for'));
      continue;
    }
    const to = byNumber.get(lock.id);
    if (to) links.set(row, { to, options: lock.options });
    else row.refuse('waits_for', fault('no-row', { number: lock.id }));
  }
  refuseCircles(rows, links);
  refuseBehindRefused(rows, links);
  return links;
}

/** Each row waits for at most one other, so a cycle shows by following locks until a row repeats. */
function refuseCircles(rows: readonly ReadRow[], links: ReadonlyMap<ReadRow, Link>): void {
  const followed = new Set<ReadRow>();
  for (const start of rows) {
    const way = new Set<ReadRow>();
    let at: ReadRow | undefined = start;
    while (at && !followed.has(at) && !way.has(at)) {
      way.add(at);
      at = links.get(at)?.to;
    }
    let inCircle = false;
    for (const row of way) {
      followed.add(row);
      inCircle ||= row === at;
      if (inCircle) row.refuse('waits_for', fault('circle'));
    }
  }
}

/** Rows that wait for a skipped row are skipped as well. */
export function refuseBehindRefused(rows: readonly ReadRow[], links: ReadonlyMap<ReadRow, Link>): void {
  const known = new Map<ReadRow, boolean>();
  for (const start of rows) {
    const way: ReadRow[] = [];
    let at: ReadRow | undefined = start;
    while (at && !known.has(at) && at.errors.length === 0) {
      way.push(at);
      at = links.get(at)?.to;
    }
    const good = at === undefined || (known.get(at) ?? false);
    if (at && !known.has(at)) known.set(at, false);
    for (const row of way.toReversed()) {
      const to = links.get(row)?.to;
      if (!good && to) row.refuse('waits_for', fault('row-left-out', { row: to.row }));
      known.set(row, good);
    }
  }
}
