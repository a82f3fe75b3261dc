import { asTaskId } from '@waymark/contract';
import type { Queries } from '../../db/database';
import { requireAdministrator } from '../../games/policy';
import type { GameRow } from '../../games/repo';
import { tell } from '../../realtime/tell';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import { keepUndo } from '../bulk/undos';
import { heldGame, seenGame } from '../places';
import { findTaskParts } from '../repo';
import { COLUMNS, type ColumnField, matchColumns } from './columns';
import { writeCsv } from './csv';
import { findDuplicates } from './duplicates';
import { exportRows } from './export-rows';
import { importRows } from './import-rows';
import { linkRows } from './link-rows';
import { readFile, type SentSheet } from './read-file';
import { readRows } from './read-rows';
import { listAll, listNames } from './repo';
import { helpSheet } from './template';
import { writeXlsx, XLSX_CELL_MAX } from './xlsx';

const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const FIELDS = new Set<string>(COLUMNS.map(({ field }) => field));

/** Challenges as spreadsheets, and spreadsheets as challenges. */
export function taskSheetRoutes({
  database,
  now,
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

  const read = async (queries: Queries, game: GameRow, sheet: SentSheet, columns: readonly string[] | undefined) => {
    const fields = fieldsOf(sheet, columns);
    const rows = readRows(sheet, fields, game.tz);
    const links = linkRows(rows);
    return { fields, rows, links, duplicates: findDuplicates(rows, await listNames(queries, game.id)) };
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
      const rows = exportRows(tasks, parts, game.tz);
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

    previewImport: async ({ body: { game_id, file, columns }, caller }) => {
      const { game, role } = await seenGame(database.db, caller, game_id);
      requireAdministrator(role);
      const sheet = await readFile(file);
      const { fields, rows, duplicates } = await read(database.db, game, sheet, columns);
      return {
        columns: sheet.headers.map((header, at) => ({ header, field: fields[at] ?? '' })),
        rows: rows.map((row) => ({
          row: row.row,
          name: row.name,
          task_type: row.taskType,
          duplicate_of: duplicates.get(row) ?? null,
          errors: row.errors,
        })),
      };
    },

    importTasks: async ({ body: { game_id, file, columns, duplicates: wish = 'skip' }, caller }) => {
      // Who may not is told so before anything is read; what is read is large.
      requireAdministrator((await seenGame(database.db, caller, game_id)).role);
      const sheet = await readFile(file);
      return database.tx(async (tx) => {
        const game = await heldGame(tx, caller, game_id);
        const { rows, links, duplicates } = await read(tx, game, sheet, columns);
        const known = wish === 'skip' ? duplicates : new Map();
        const good = rows.filter((row) => row.errors.length === 0 && !known.has(row));
        const ids = await importRows(tx, game, good, links, known, now());
        const undo = await keepUndo(tx, game.id, { created: ids }, now());
        if (ids.length > 0) {
          await tell({ database, tx }, game, 'ss.task.create', { tasks: ids.map((id) => ({ id })) }, caller);
        }
        const left = rows.filter((row) => row.errors.length > 0);
        return {
          ids: ids.map(asTaskId),
          skipped: rows.length - ids.length - left.length,
          errors: left.flatMap((row) => row.errors),
          ...undo,
        };
      });
    },
  };
}
