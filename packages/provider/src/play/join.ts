import { asTeamId } from '@waymark/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { aboutTeam } from '../audit/about';
import type { Queries } from '../db/database';
import { gameMembers, games, invitations, teamPlayers, teams } from '../db/schema';
import type { GameRow } from '../games/repo';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { requireRoom } from '../teams/capacity';
import { findTeamOfCode } from '../teams/codes';
import { acceptInvitations } from '../teams/invite';
import { presentPlayGame } from './game-clock';
import { lockTeamOf, type TeamRow } from './repo';

/** Joins a game by its entry code, or a team by the team's own code. */
export function joinRoutes({ database, attempts, now }: Services): HandlersOf<'joinGame'> {
  return {
    joinGame: async ({ body, caller, ip }) => {
      const attempt = await attempts.take('join', { whitelabel: caller.whitelabel, email: caller.email, ip });
      const joined = await database.tx(async (tx) => {
        const own = await findTeamOfCode(tx, body.code.trim());
        const game = await lockGameOf(tx, caller, own ? { id: own.game_id } : { code: body.code.trim() });
        if (!game) return undefined;
        const known = await lockTeamOf(tx, game.id, caller.userId);
        if (known) {
          const [came] = await acceptInvitations(tx, caller.userId, now(), game.id);
          const by = { userId: caller.userId, changes: [aboutTeam(known.name)] };
          if (came !== undefined) await announce({ database, tx }, game, 'ss.game.join', {}, by);
          return { game, team: known };
        }
        await tx
          .insert(gameMembers)
          .values({ game_id: game.id, user_id: caller.userId, access: 'Joined', created_at: now() })
          .onConflictDoUpdate({
            target: [gameMembers.game_id, gameMembers.user_id],
            // Invited people become players; staff keep their role.
            set: { access: 'Joined' },
            setWhere: eq(gameMembers.access, 'Invited'),
          });
        // Accepted even if the code leads to another team.
        const invited = await acceptInvitation(tx, game.id, caller, now());
        const ready = own ?? invited;
        const { team, isNew } = ready
          ? { team: ready, isNew: false }
          : await chooseTeam(tx, game, body.team?.trim() ?? '', now());
        // Members of a deleted team still have its row.
        await tx
          .delete(teamPlayers)
          .where(and(eq(teamPlayers.game_id, game.id), eq(teamPlayers.user_id, caller.userId)));
        await tx.insert(teamPlayers).values({ team_id: team.id, user_id: caller.userId, game_id: game.id });
        const by = { userId: caller.userId };
        await announce({ database, tx }, game, 'ss.game.join', {}, { ...by, changes: [aboutTeam(team.name)] });
        const named = { team: { id: team.id, name: team.name } };
        await announce({ database, tx }, game, isNew ? 'ss.team.create' : 'ss.team.update', named, by);
        await announce({ database, tx }, game, 'ss.analytic.teams', {});
        return { game, team };
      });
      if (!joined) throw errors.unknownCode();
      await attempt.succeeded();
      const { game, team } = joined;
      return { game: presentPlayGame(game, team, now()), team: { id: asTeamId(team.id), name: team.name } };
    },
  };
}

/**
 * The game of an entry code, locked so that two people can't create the same team; undefined for banned people, too.
 */
async function lockGameOf(
  tx: Queries,
  caller: Caller,
  by: { readonly code: string } | { readonly id: number },
): Promise<GameRow | undefined> {
  const [game] = await tx
    .select()
    .from(games)
    .where(
      and(
        eq(games.white_label_id, caller.whiteLabelId),
        'id' in by ? eq(games.id, by.id) : sql`lower(${games.code}) = lower(${by.code})`,
        isNull(games.deleted_at),
      ),
    )
    .for('no key update');
  if (!game) return undefined;
  const [banned] = await tx
    .select({ one: sql`1` })
    .from(gameMembers)
    .where(and(eq(gameMembers.game_id, game.id), eq(gameMembers.user_id, caller.userId), eq(gameMembers.banned, true)));
  return banned ? undefined : game;
}

/** An existing team of that name if players may join it, or a new one. */
async function chooseTeam(tx: Queries, game: GameRow, name: string, now: Date) {
  if (name === '') throw errors.invalid({ team: ['Please name your team.'] });
  const [known] = await tx
    .select()
    .from(teams)
    .where(and(eq(teams.game_id, game.id), isNull(teams.deleted_at), sql`lower(${teams.name}) = lower(${name})`));
  if (known && game.join_existing_team === 1) return { team: known, isNew: false };
  if (known) throw errors.conflict('There is a team of this name already. Please choose another one.');
  await requireRoom(tx, game);
  const [team] = await tx
    .insert(teams)
    .values({ game_id: game.id, name, created_at: now, updated_at: now })
    .returning();
  if (!team) throw new Error('The team was not stored.');
  return { team, isNew: true };
}

/** Accepts a person's invitation. @returns the team it names */
async function acceptInvitation(tx: Queries, gameId: number, caller: Caller, now: Date): Promise<TeamRow | undefined> {
  const [accepted] = await tx
    .update(invitations)
    .set({ accepted_at: now, user_id: caller.userId })
    .where(
      and(
        eq(invitations.game_id, gameId),
        sql`lower(${invitations.email}) = lower(${caller.email})`,
        isNull(invitations.accepted_at),
      ),
    )
    .returning({ teamId: invitations.team_id });
  if (!accepted?.teamId) return undefined;
  const [team] = await tx
    .select()
    .from(teams)
    .where(and(eq(teams.id, accepted.teamId), eq(teams.game_id, gameId), isNull(teams.deleted_at)));
  return team;
}
