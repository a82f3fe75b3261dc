import { asTeamId, type ScoreAdjustment } from '@waymark/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { scoreAdjustments, teams, users } from '../db/schema';
import { requireAdministrator } from '../games/policy';
import { enterGame } from '../games/repo';
import { requireGame } from '../games/require-game';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { settle } from './settle';

type AdjustmentRoutes = HandlersOf<'listAdjustments' | 'adjustScore' | 'removeAdjustment'>;

/** Bonuses and penalties, set by administrators and recorded in the game's history. */
export function adjustmentRoutes({ database, now }: Services): AdjustmentRoutes {
  const ownGame = async (queries: Queries, caller: Caller, gameId: number) => {
    const { game, role } = await requireGame(queries, caller, gameId);
    requireAdministrator(role);
    return game;
  };
  const lockRankedTeam = async (tx: Queries, gameId: number, teamId: number) => {
    const its = and(eq(teams.id, teamId), eq(teams.game_id, gameId), isNull(teams.deleted_at));
    const [team] = await tx.select().from(teams).where(its).for('no key update');
    if (!team) throw errors.notFound();
    return team;
  };
  const finish = async (
    tx: Queries,
    caller: Caller,
    game: Awaited<ReturnType<typeof ownGame>>,
    teamId: number,
    change: { readonly from: string; readonly to: string },
  ) => {
    await settle({ database, now }, tx, game, [teamId]);
    const by = { userId: caller.userId, changes: [{ field: 'adjustments', ...change }] };
    await announce({ database, tx }, game, 'ss.game.score', {}, by);
  };
  const wordsOf = (team: string, points: number, reason: string) =>
    `${team}: ${points > 0 ? '+' : ''}${points} (${reason})`;

  return {
    listAdjustments: async ({ params, caller }) => {
      const game = await ownGame(database.db, caller, params.id);
      return { adjustments: await listAdjustmentsOf(database.db, game.id) };
    },

    adjustScore: ({ body, caller }) =>
      database.tx(async (tx) => {
        await enterGame(tx, body.game_id);
        const game = await ownGame(tx, caller, body.game_id);
        const reason = body.reason.trim();
        const faults = {
          ...(body.points === 0 ? { points: ['Enter points to add or to take off.'] } : {}),
          ...(reason === '' ? { reason: ['Say what it is for.'] } : {}),
        };
        if (Object.keys(faults).length > 0) throw errors.invalid(faults);
        const team = await lockRankedTeam(tx, game.id, body.team_id);
        const row = { game_id: game.id, team_id: team.id, user_id: caller.userId, points: body.points, reason };
        await tx.insert(scoreAdjustments).values({ ...row, created_at: now() });
        await finish(tx, caller, game, team.id, { from: '', to: wordsOf(team.name, body.points, reason) });
        const [adjustment] = await listAdjustmentsOf(tx, game.id, 1);
        if (!adjustment) throw new Error('The stored adjustment is missing.');
        return { adjustment };
      }),

    removeAdjustment: ({ params, query, caller }) =>
      database.tx(async (tx) => {
        await enterGame(tx, query.game_id);
        const game = await ownGame(tx, caller, query.game_id);
        const its = and(eq(scoreAdjustments.id, params.id), eq(scoreAdjustments.game_id, game.id));
        const [found] = await tx.select({ teamId: scoreAdjustments.team_id }).from(scoreAdjustments).where(its);
        if (!found) throw errors.notFound();
        const team = await lockRankedTeam(tx, game.id, found.teamId);
        const [gone] = await tx.delete(scoreAdjustments).where(its).returning();
        if (gone) {
          await finish(tx, caller, game, team.id, { from: wordsOf(team.name, gone.points, gone.reason), to: '' });
        }
        return {};
      }),
  };
}

async function listAdjustmentsOf(queries: Queries, gameId: number, limit = 1000): Promise<ScoreAdjustment[]> {
  const rows = await queries
    .select({ row: scoreAdjustments, team: teams.name, by: users.name })
    .from(scoreAdjustments)
    .innerJoin(teams, and(eq(teams.id, scoreAdjustments.team_id), isNull(teams.deleted_at)))
    .leftJoin(users, eq(users.id, scoreAdjustments.user_id))
    .where(eq(scoreAdjustments.game_id, gameId))
    .orderBy(desc(scoreAdjustments.id))
    .limit(limit);
  return rows.map(({ row, team, by }) => ({
    id: row.id,
    team: { id: asTeamId(row.team_id), name: team },
    points: row.points,
    reason: row.reason,
    by: by ?? '',
    created_at: row.created_at.toISOString(),
  }));
}
