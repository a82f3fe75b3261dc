import type { SheetDuplicates, SheetEmptyCells } from '@waymark/contract';
import type { Queries } from '../../db/database';
import type { GameRow } from '../../games/repo';
import type { Caller } from '../../session/caller';
import { splitIntoBatches, yieldToEventLoop } from '../../work/pieces';
import { fault } from '../faults';
import { checkFiles } from './check-files';
import type { ColumnField } from './columns';
import { matcherOf } from './duplicates';
import { heldColumns } from './emptied';
import { linkRows } from './link-rows';
import { refuseCirclesWithGame } from './link-to-game';
import type { SentSheet } from './read-file';
import { type ReadRow, readRows } from './read-rows';
import { eachBatch, listAwaited, listKnown, listPlaces } from './repo';

/** The options of the call. */
export interface SheetWish {
  readonly duplicates?: SheetDuplicates | undefined;
  readonly empty_cells?: SheetEmptyCells | undefined;
}

/** Checks a sheet against its game: what each row would do, its errors, and what it waits for. */
export async function readSheet(queries: Queries, caller: Caller, game: GameRow, sheet: SentSheet, wish: SheetWish) {
  const updates = wish.duplicates === 'update';
  const reading = {
    matchOf: matcherOf(await listKnown(queries, game.id)),
    updates,
    held: updates && wish.empty_cells === 'clear' ? await findHeld(queries, game.id) : undefined,
  };
  const rows: ReadRow[] = [];
  for (const batch of splitIntoBatches(sheet.rows)) {
    const read = readRows(batch, sheet.fields, reading, rows.length);
    await checkFiles(queries, caller, read);
    rows.push(...read);
    await yieldToEventLoop();
  }
  if (updates) refuseTwice(rows);
  const links = linkRows(rows);
  if (updates) refuseCirclesWithGame(rows, links, await listAwaited(queries, game.id));
  return { rows, links };
}

async function findHeld(queries: Queries, gameId: number) {
  const held = new Map<number, ReadonlySet<ColumnField>>();
  const places = await listPlaces(queries, gameId);
  for await (const { rows, parts } of eachBatch(queries, places.keys())) {
    for (const [id, columns] of heldColumns(rows, parts, places)) held.set(id, columns);
  }
  return held;
}

/** If several rows update the same challenge, the first one wins. */
function refuseTwice(rows: readonly ReadRow[]): void {
  const first = new Map<number, ReadRow>();
  for (const row of rows) {
    if (!row.match) continue;
    const other = first.get(row.match.id);
    if (other) row.refuse('name', fault('same-challenge', { row: other.row }));
    else first.set(row.match.id, row);
  }
}
