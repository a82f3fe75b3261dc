import type { SheetDuplicates, SheetEmptyCells } from '@waymark/contract';
import type { Queries } from '../../db/database';
import type { GameRow } from '../../games/repo';
import { errors } from '../../server/errors';
import type { Caller } from '../../session/caller';
import { fault } from '../faults';
import { findTaskParts } from '../repo';
import { checkFiles } from './check-files';
import { COLUMNS, type ColumnField, matchColumns } from './columns';
import { matcherOf } from './duplicates';
import { heldColumns } from './emptied';
import { linkRows } from './link-rows';
import { refuseCirclesWithGame } from './link-to-game';
import type { SentSheet } from './read-file';
import { type ReadRow, readRows } from './read-rows';
import { listAll, listAwaited, listKnown } from './repo';

/** What was asked for beside the sheet. */
export interface SheetWish {
  readonly columns?: readonly string[] | undefined;
  readonly duplicates?: SheetDuplicates | undefined;
  readonly empty_cells?: SheetEmptyCells | undefined;
}

const FIELDS = new Set<string>(COLUMNS.map(({ field }) => field));

/** Reads a sheet against the game it is for: what each row says, what is wrong with it, what it waits for. */
export async function readSheet(queries: Queries, caller: Caller, game: GameRow, sheet: SentSheet, wish: SheetWish) {
  const fields = fieldsOf(sheet, wish.columns);
  const updates = wish.duplicates === 'update';
  const rows = readRows(sheet, fields, {
    tz: game.tz,
    matchOf: matcherOf(await listKnown(queries, game.id)),
    updates,
    held: updates && wish.empty_cells === 'clear' ? await findHeld(queries, game.id) : undefined,
  });
  if (updates) refuseTwice(rows);
  await checkFiles(queries, caller, rows);
  const links = linkRows(rows);
  if (updates) refuseCirclesWithGame(rows, links, await listAwaited(queries, game.id));
  return { fields, rows, links };
}

async function findHeld(queries: Queries, gameId: number) {
  const tasks = await listAll(queries, gameId);
  const ids = tasks.map(({ id }) => id);
  return heldColumns(tasks, await findTaskParts(queries, ids));
}

/** @throws {ApiError} 422 for a list of columns that does not fit the sheet */
function fieldsOf({ headers }: SentSheet, given: readonly string[] | undefined): (ColumnField | undefined)[] {
  if (!given) return matchColumns(headers);
  const named = given.filter((field) => field !== '');
  if (
    given.length > headers.length ||
    new Set(named).size < named.length ||
    named.some((field) => !FIELDS.has(field))
  ) {
    throw errors.invalid({ columns: ['Each column can be about one field, and each field stands in one column.'] });
  }
  return headers.map((_, at) => (given[at] || undefined) as ColumnField | undefined);
}

/** One challenge cannot become two: of rows that are about the same one, the first counts. */
function refuseTwice(rows: readonly ReadRow[]): void {
  const first = new Map<number, ReadRow>();
  for (const row of rows) {
    if (!row.match) continue;
    const other = first.get(row.match.id);
    if (other) row.refuse('name', fault('same-challenge', { row: other.row }));
    else first.set(row.match.id, row);
  }
}
