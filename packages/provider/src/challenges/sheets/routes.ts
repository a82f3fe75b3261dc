import { asTaskId } from '@waymark/contract';
import { requireAdministrator } from '../../games/policy';
import { tell } from '../../realtime/tell';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import { keepUndo } from '../bulk/undos';
import { heldGame, seenGame } from '../places';
import { findTaskParts } from '../repo';
import { COLUMNS } from './columns';
import { writeCsv } from './csv';
import { exportRows, TEMPLATE_COLUMNS } from './export-rows';
import { importRows } from './import-rows';
import { readFile } from './read-file';
import type { ReadRow } from './read-rows';
import { readSheet } from './read-sheet';
import { listAll } from './repo';
import { helpSheet } from './template';
import { updateRows } from './update-rows';
import { writeXlsx, XLSX_CELL_MAX } from './xlsx';

const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
/** Challenges as spreadsheets, and spreadsheets as challenges. */
export function taskSheetRoutes({
  database,
  now,
  origin,
}: Services): HandlersOf<'exportTasks' | 'previewImport' | 'importTasks'> {
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
      const { fields, rows } = await readSheet(database.db, caller, game, sheet, wish);
      return {
        columns: sheet.headers.map((header, at) => ({ header, field: fields[at] ?? '' })),
        fields: COLUMNS.map(({ field, header }) => ({ field, header })),
        rows: rows.map((row) => ({
          row: row.row,
          name: row.name,
          task_type: row.taskType,
          duplicate_of: row.match?.id ?? null,
          errors: [...row.errors],
          cleared: [...row.cleared],
        })),
      };
    },

    importTasks: async ({ body: { game_id, file, ...wish }, caller }) => {
      // Who may not is told so before anything is read; what is read is large.
      requireAdministrator((await seenGame(database.db, caller, game_id)).role);
      const sheet = await readFile(file);
      return database.tx(async (tx) => {
        const game = await heldGame(tx, caller, game_id);
        const { rows, links } = await readSheet(tx, caller, game, sheet, wish);
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
