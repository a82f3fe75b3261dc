import { asTaskId } from '@waymark/contract';
import { requireAdministrator } from '../../games/policy';
import { lockGame, requireGame } from '../../games/require-game';
import { announce } from '../../realtime/announce';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import { storeUndo } from '../bulk/undos';
import { COLUMNS } from './columns';
import { exportRows } from './export-rows';
import { importRows } from './import-rows';
import { readFile } from './read-file';
import type { ReadRow } from './read-rows';
import { readSheet } from './read-sheet';
import { updateRows } from './update-rows';

const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const SECONDS = 30;
const tooMuch = () => errors.invalid({ format: ['There are too many challenges for one file.'] });

/** Exporting challenges as sheets and importing them. */
export function taskSheetRoutes({
  database,
  now,
  origin,
  work,
}: Services): HandlersOf<'exportTasks' | 'previewImport' | 'importTasks'> {
  return {
    exportTasks: async ({ params, query, caller }) => {
      const { game, role } = await requireGame(database.db, caller, params.id);
      requireAdministrator(role);
      const { format = 'xlsx', template } = query;
      const bytes = await work.run(
        'writeSheet',
        template ? { format } : { format, rows: await exportRows(database.db, game, origin()) },
        { by: caller.userId, seconds: SECONDS, tooMuch },
      );
      const name = template ? 'challenges-template' : `challenges-${game.id}`;
      return {
        file: { name: `${name}.${format}`, type: TYPES[format], content: Buffer.from(bytes).toString('base64') },
      };
    },

    previewImport: async ({ body: { game_id, file, columns, ...wish }, caller }) => {
      const { game, role } = await requireGame(database.db, caller, game_id);
      requireAdministrator(role);
      const sheet = await readFile(work, caller, game.tz, { file, columns });
      const { rows } = await readSheet(database.db, caller, game, sheet, wish);
      return {
        columns: sheet.headers.map((header, at) => ({ header, field: sheet.fields[at] ?? '' })),
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

    importTasks: async ({ body: { game_id, file, columns, ...wish }, caller }) => {
      // Permissions are checked before the large body is read.
      const seen = await requireGame(database.db, caller, game_id);
      requireAdministrator(seen.role);
      const sheet = await readFile(work, caller, seen.game.tz, { file, columns });
      return database.tx(async (tx) => {
        const game = await lockGame(tx, caller, game_id);
        if (game.tz !== sheet.tz)
          throw errors.conflict('The time zone of the game has just changed. Please try again.');
        const { rows, links } = await readSheet(tx, caller, game, sheet, wish);
        const { duplicates = 'skip' } = wish;
        const known = new Map<ReadRow, number>();
        if (duplicates !== 'add') for (const row of rows) if (row.match) known.set(row, row.match.id);
        const left = rows.filter((row) => row.errors.length > 0);
        const good = rows.filter((row) => row.errors.length === 0);
        const updated = duplicates === 'update' ? good.filter((row) => known.has(row)) : [];
        const fresh = good.filter((row) => !known.has(row));
        const ids = await importRows(tx, game, fresh, links, known, now());
        const { steps, changed } = await updateRows(tx, game, updated, { links, known }, now());
        const undo = await storeUndo(tx, game.id, { ...steps, created: ids }, now());
        if (ids.length > 0) {
          await announce({ database, tx }, game, 'ss.task.create', { tasks: ids.map((id) => ({ id })) }, caller);
        }
        if (changed.length > 0) {
          await announce({ database, tx }, game, 'ss.task.update', { tasks: changed.map((id) => ({ id })) }, caller);
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
