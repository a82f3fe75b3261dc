import { asTaskId } from '@waymark/contract';
import type { Queries } from '../../db/database';
import { requireAdministrator } from '../../games/policy';
import type { GameRow } from '../../games/repo';
import { tell } from '../../realtime/tell';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import type { Caller } from '../../session/caller';
import { keepUndo } from '../bulk/undos';
import { heldGame, seenGame } from '../places';
import { findTaskParts } from '../repo';
import { checkFiles } from './check-files';
import { COLUMNS, type ColumnField, matchColumns } from './columns';
import { writeCsv } from './csv';
import { matcherOf } from './duplicates';
import { exportRows, TEMPLATE_COLUMNS } from './export-rows';
import { importRows } from './import-rows';
import { linkRows } from './link-rows';
import { readFile, type SentSheet } from './read-file';
import { type ReadRow, readRows } from './read-rows';
import { listAll, listKnown } from './repo';
import { helpSheet } from './template';
import { updateRows } from './update-rows';
import { writeXlsx, XLSX_CELL_MAX } from './xlsx';

const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const FIELDS = new Set<string>(COLUMNS.map(({ field }) => field));

/** What was asked for beside the sheet. */
interface Wish {
  readonly columns?: readonly string[] | undefined;
  readonly duplicates?: 'skip' | 'add' | 'update' | undefined;
}

/** Challenges as spreadsheets, and spreadsheets as challenges. */
export function taskSheetRoutes({
  database,
  now,
  origin,
}: Services): HandlersOf<'exportTasks' | 'previewImport' | 'importTasks'> {
  /** @throws {ApiError} 422 for a list of columns that does not fit the sheet */
  const fieldsOf = ({ headers }: SentSheet, given: readonly string[] | undefined): (ColumnField | undefined)[] => {
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
  };

  const read = async (queries: Queries, caller: Caller, game: GameRow, sheet: SentSheet, wish: Wish) => {
    const fields = fieldsOf(sheet, wish.columns);
    const updates = wish.duplicates === 'update';
    const rows = readRows(sheet, fields, game.tz, matcherOf(await listKnown(queries, game.id)), updates);
    if (updates) refuseTwice(rows);
    await checkFiles(queries, caller, rows);
    return { fields, rows, links: linkRows(rows) };
  };

  return {
    exportTasks: async ({ params, query, caller }) => {
      const { game, role } = await seenGame(database.db, caller, params.id);
      requireAdministrator(role);
      const { format = 'xlsx', template } = query;
      const tasks = template ? [] : await listAll(database.db, game.id);
      const parts = await findTaskParts(
        database.db,
        tasks.map(({ id }) => id),
      );
      const rows = template
        ? [TEMPLATE_COLUMNS.map(({ header }) => header)]
        : exportRows(tasks, parts, game.tz, origin());
      const tooLong = rows.find((row) => row.some((cell) => typeof cell === 'string' && cell.length > XLSX_CELL_MAX));
      if (format === 'xlsx' && tooLong) {
        throw errors.invalid({
          format: [`Challenge ${tooLong[0]} holds more text than a cell can. Please choose CSV.`],
        });
      }
      const bytes =
        format === 'csv'
          ? writeCsv(rows)
          : await writeXlsx([{ name: 'Challenges', rows }, ...(template ? [helpSheet()] : [])]);
      const name = template ? 'challenges-template' : `challenges-${game.id}`;
      return { file: { name: `${name}.${format}`, type: TYPES[format], content: bytes.toString('base64') } };
    },

    previewImport: async ({ body: { game_id, file, ...wish }, caller }) => {
      const { game, role } = await seenGame(database.db, caller, game_id);
      requireAdministrator(role);
      const sheet = await readFile(file);
      const { fields, rows } = await read(database.db, caller, game, sheet, wish);
      return {
        columns: sheet.headers.map((header, at) => ({ header, field: fields[at] ?? '' })),
        fields: COLUMNS.map(({ field, header }) => ({ field, header })),
        rows: rows.map((row) => ({
          row: row.row,
          name: row.name,
          task_type: row.taskType,
          duplicate_of: row.match?.id ?? null,
          errors: row.errors,
        })),
      };
    },

    importTasks: async ({ body: { game_id, file, ...wish }, caller }) => {
      // Who may not is told so before anything is read; what is read is large.
      requireAdministrator((await seenGame(database.db, caller, game_id)).role);
      const sheet = await readFile(file);
      return database.tx(async (tx) => {
        const game = await heldGame(tx, caller, game_id);
        const { rows, links } = await read(tx, caller, game, sheet, wish);
        const { duplicates = 'skip' } = wish;
        const known = new Map<ReadRow, number>();
        if (duplicates !== 'add') for (const row of rows) if (row.match) known.set(row, row.match.id);
        const left = rows.filter((row) => row.errors.length > 0);
        const good = rows.filter((row) => row.errors.length === 0);
        const updated = duplicates === 'update' ? good.filter((row) => known.has(row)) : [];
        const fresh = good.filter((row) => !known.has(row));
        const ids = await importRows(tx, game, fresh, links, known, now());
        const { steps, changed } = await updateRows(tx, game, updated, links, known, now());
        const undo = await keepUndo(tx, game.id, { ...steps, created: ids }, now());
        if (ids.length > 0) {
          await tell({ database, tx }, game, 'ss.task.create', { tasks: ids.map((id) => ({ id })) }, caller);
        }
        if (changed.length > 0) {
          await tell({ database, tx }, game, 'ss.task.update', { tasks: changed.map((id) => ({ id })) }, caller);
        }
        return {
          ids: ids.map(asTaskId),
          updated: changed.map(asTaskId),
          skipped: good.length - ids.length - updated.length,
          errors: left.flatMap((row) => row.errors),
          ...undo,
        };
      });
    },
  };
}

/** One challenge cannot become two: of rows that are about the same one, the first counts. */
function refuseTwice(rows: readonly ReadRow[]): void {
  const first = new Map<number, ReadRow>();
  for (const row of rows) {
    if (!row.match) continue;
    const other = first.get(row.match.id);
    if (other)
      row.errors.push({ cell: row.cellOf('name'), field: 'name', message: `Row ${other.row} is the same challenge.` });
    else first.set(row.match.id, row);
  }
}
