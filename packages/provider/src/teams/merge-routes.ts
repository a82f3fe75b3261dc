import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { answers, type MergedParts, scoreAdjustments, teamPlayers, teams } from '../db/schema';
import { lockGame } from '../games/require-game';
import { settle } from '../leaderboard/settle';
import { announce } from '../realtime/announce';
import { listHandGrants, mergeHandGrants, returnHandGrants } from '../rewards/merge-grants';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { requireRoom } from './capacity';
import { isNameTaken } from './team-rows';

/** Merges two teams and undoes it; for administrators. */
export function mergeRoutes({ database, now }: Services): HandlersOf<'mergeTeams' | 'unmergeTeam'> {
  return {
    mergeTeams: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, body.game_id);
        if (params.id === body.into) throw errors.invalid({ into: ["A team can't be merged with itself."] });
        const [team, into] = await lockBoth(tx, game.id, params.id, body.into);
        if (!team || team.deleted_at || !into || into.deleted_at) throw errors.notFound();
        const merged = { ...(await partsOf(tx, team.id)), ...(await listHandGrants(tx, team.id, into.id)) };
        await give(tx, merged, team.id, into.id);
        await mergeHandGrants(tx, merged, team.id, into.id);
        await tx
          .update(teams)
          .set({ deleted_at: now(), updated_at: now(), merged_into_id: into.id, merged })
          .where(eq(teams.id, team.id));
        await settle({ database, now }, tx, game, [into.id, team.id]);
        const changes = [{ field: 'merge', from: team.name, to: into.name }];
        const by = { userId: caller.userId, changes };
        await announce({ database, tx }, game, 'ss.team.merge', { team: { id: into.id, name: into.name } }, by);
        await announce({ database, tx }, game, 'ss.game.score', {}, { unrecorded: true });
        return {};
      }),

    unmergeTeam: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, body.game_id);
        const [found] = await tx
          .select()
          .from(teams)
          .where(and(eq(teams.id, params.id), eq(teams.game_id, game.id), isNotNull(teams.merged_into_id)));
        if (!found?.merged_into_id || !found.merged) throw errors.notFound();
        const [team, into] = await lockBoth(tx, game.id, found.id, found.merged_into_id);
        if (!team?.merged || !into) throw errors.notFound();
        await requireRoom(tx, game);
        // Another team may have taken the name meanwhile.
        const name = (await isNameTaken(tx, game.id, team.name, team.id)) ? `${team.name} (${team.id})` : team.name;
        await tx
          .update(teams)
          .set({ deleted_at: null, updated_at: now(), merged_into_id: null, merged: null, name })
          .where(eq(teams.id, team.id));
        await give(tx, team.merged, into.id, team.id);
        await returnHandGrants(tx, team.merged, into.id, team.id, now());
        await settle({ database, now }, tx, game, [into.id, team.id]);
        const changes = [{ field: 'merge', from: into.name, to: name }];
        const by = { userId: caller.userId, changes };
        await announce({ database, tx }, game, 'ss.team.unmerge', { team: { id: team.id, name } }, by);
        await announce({ database, tx }, game, 'ss.game.score', {}, { unrecorded: true });
        return {};
      }),
  };
}

/** Two teams of a game, locked in the order of their ids, so that opposite merges do not deadlock. */
async function lockBoth(tx: Queries, gameId: number, one: number, other: number) {
  const its = and(eq(teams.game_id, gameId), inArray(teams.id, [one, other]));
  const locked = await tx.select().from(teams).where(its).orderBy(asc(teams.id)).for('update');
  return [locked.find(({ id }) => id === one), locked.find(({ id }) => id === other)] as const;
}

/** The records that move with a team. */
async function partsOf(tx: Queries, teamId: number): Promise<MergedParts> {
  const players = await tx.select({ id: teamPlayers.user_id }).from(teamPlayers).where(eq(teamPlayers.team_id, teamId));
  const given = await tx.select({ id: answers.id }).from(answers).where(eq(answers.team_id, teamId));
  const points = await tx
    .select({ id: scoreAdjustments.id })
    .from(scoreAdjustments)
    .where(eq(scoreAdjustments.team_id, teamId));
  const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  return { players: ids(players), answers: ids(given), adjustments: ids(points) };
}

/** Moves records from one team to another; those that have moved on since stay where they are. */
async function give(tx: Queries, parts: MergedParts, from: number, to: number): Promise<void> {
  const team_id = to;
  await tx
    .update(teamPlayers)
    .set({ team_id })
    .where(and(eq(teamPlayers.team_id, from), isAnyOf(teamPlayers.user_id, parts.players)));
  await tx
    .update(answers)
    .set({ team_id })
    .where(and(eq(answers.team_id, from), isAnyOf(answers.id, parts.answers)));
  await tx
    .update(scoreAdjustments)
    .set({ team_id })
    .where(and(eq(scoreAdjustments.team_id, from), isAnyOf(scoreAdjustments.id, parts.adjustments)));
}

/** The teams that were merged into these, by target team. */
export async function mergedInto(queries: Queries, teamIds: readonly number[]) {
  const rows = await queries
    .select({ id: teams.id, name: teams.name, into: teams.merged_into_id })
    .from(teams)
    .where(and(isAnyOf(teams.merged_into_id, teamIds), isNotNull(teams.deleted_at)))
    .orderBy(asc(teams.id));
  const byTeam = new Map<number, { readonly id: number; readonly name: string }[]>();
  for (const { id, name, into } of rows) byTeam.set(into ?? 0, [...(byTeam.get(into ?? 0) ?? []), { id, name }]);
  return byTeam;
}
