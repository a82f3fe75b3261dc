import { SHEET_MOST_BYTES, TEAM_SHEET_FIELDS } from '@waymark/contract';
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import { answers, teamPlayers, teams } from '../../db/schema';
import { requireAdministrator } from '../../games/policy';
import { lockGame, requireGame } from '../../games/require-game';
import { announce } from '../../realtime/announce';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import type { Caller } from '../../session/caller';
import { fromPieces } from '../../work/pieces';
import { requireRoom } from '../capacity';
import { checkRows } from './check-rows';
import { enterPlayers, insertTeams } from './enter-players';
import { fieldsOf, readRows } from './read-rows';
import { withdrawPlayers } from './withdraw-players';

const SECONDS = 20;
const HEADERS = { team: 'Team', email: 'Email' } as const;

type Names = 'previewTeamSheet' | 'importTeamSheet' | 'undoTeamSheet';

/** Teams and players from a spreadsheet; for administrators. */
export function teamSheetRoutes({ database, now, work }: Services): HandlersOf<Names> {
  const read = async (caller: Caller, file: string, columns: readonly string[] | undefined) => {
    const bytes = Buffer.from(file, 'base64');
    if (bytes.length > SHEET_MOST_BYTES) throw errors.tooLarge(`A sheet can be at most ${SHEET_MOST_BYTES / 1e6} MB.`);
    const tooMuch = () => errors.invalid({ file: ['The file is too large. Split it into several sheets.'] });
    const table = await work.run('readTable', bytes, { by: caller.userId, seconds: SECONDS, tooMuch });
    const fields = fieldsOf(table.headers, columns);
    return { headers: table.headers, fields, rows: readRows(await fromPieces(table.rows), fields) };
  };
  return {
    previewTeamSheet: async ({ body, caller }) => {
      const { game, role } = await requireGame(database.db, caller, body.game_id);
      requireAdministrator(role);
      const { headers, fields, rows } = await read(caller, body.file, body.columns);
      const { fresh, good } = await checkRows(database.db, game.id, rows);
      return {
        columns: headers.map((header, at) => ({ header, field: fields[at] ?? '' })),
        fields: TEAM_SHEET_FIELDS.map((field) => ({ field, header: HEADERS[field] })),
        rows: rows.map(({ row, team, emails, faults }) => ({ row, team, emails: [...emails], errors: [...faults] })),
        teams: fresh.length,
        players: new Set(good.flatMap(({ emails }) => emails.map((email) => email.toLowerCase()))).size,
      };
    },

    importTeamSheet: async ({ body, caller }) => {
      const seen = await requireGame(database.db, caller, body.game_id);
      requireAdministrator(seen.role);
      const { rows } = await read(caller, body.file, body.columns);
      return database.tx(async (tx) => {
        const game = await lockGame(tx, caller, body.game_id);
        const { known, fresh, good } = await checkRows(tx, game.id, rows);
        if (fresh.length > 0) await requireRoom(tx, game, fresh.length);
        const made = await insertTeams(tx, game.id, fresh, now());
        const wanted = good.flatMap(({ team: name, emails }) => {
          const team = made.get(name.toLowerCase()) ?? known.get(name.toLowerCase());
          if (team === undefined) throw new Error('A team of the sheet was neither found nor created.');
          return emails.map((email) => ({ email, team }));
        });
        const players = await enterPlayers(tx, wanted, { game, by: caller.userId, now: now() });
        const [first] = made.values();
        if (first !== undefined) {
          const parts = { team: { id: first, name: fresh[0] ?? '' } };
          await announce({ database, tx }, game, 'ss.team.create', parts, { userId: caller.userId });
        } else if (players.length > 0) {
          await announce({ database, tx }, game, 'ss.game.join', {}, { userId: caller.userId });
        }
        await announce({ database, tx }, game, 'ss.analytic.teams', {}, { unrecorded: true });
        const left = rows.filter(({ faults }) => faults.length > 0);
        return { teams: [...made.values()], players, errors: left.flatMap(({ faults }) => faults) };
      });
    },

    undoTeamSheet: ({ body, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, body.game_id);
        await withdrawPlayers(tx, game.id, body.players);
        const answered = tx.select({ one: sql`1` }).from(answers).where(eq(answers.team_id, teams.id));
        const gone = await tx
          .update(teams)
          .set({ deleted_at: now(), updated_at: now() })
          .where(and(eq(teams.game_id, game.id), isAnyOf(teams.id, body.teams), notExists(answered)))
          .returning({ id: teams.id, name: teams.name });
        if (gone.length > 0) {
          const ids = gone.map(({ id }) => id);
          await tx.delete(teamPlayers).where(inArray(teamPlayers.team_id, ids));
        }
        const [first] = gone;
        if (first) await announce({ database, tx }, game, 'ss.team.delete', { team: first }, { userId: caller.userId });
        else await announce({ database, tx }, game, 'ss.game.join', {}, { userId: caller.userId });
        await announce({ database, tx }, game, 'ss.analytic.teams', {}, { unrecorded: true });
        return {};
      }),
  };
}
