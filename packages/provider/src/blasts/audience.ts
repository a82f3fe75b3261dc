import type { RouteInput, sendBlast } from '@waymark/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { gameMembers, groups, teams, users } from '../db/schema';
import { errors } from '../server/errors';
import type { Audience } from './recipients';

type Body = RouteInput<typeof sendBlast>['body'];

/** Maximum number of teams listed by name. */
const NAMED = 3;

/**
 * The audience of a blast, with its description for the list.
 * @throws {ApiError} 422 for several kinds of audience at once, and for an audience that is not of the game
 */
export async function readAudience(tx: Queries, gameId: number, body: Body): Promise<Audience> {
  const given = [body.group_id, body.team_ids, body.player_id].filter((part) => part !== undefined);
  if (given.length > 1)
    throw errors.invalid({ to: ['Choose a group, teams or a player, not more than one of these.'] });
  const nobody = { game_id: gameId, group_id: null, team_ids: null, player_id: null, addressed: '' };
  if (body.group_id !== undefined) {
    const its = and(eq(groups.id, body.group_id), eq(groups.game_id, gameId));
    const [group] = await tx.select().from(groups).where(its);
    if (!group) throw errors.invalid({ group_id: ['The game does not have this group.'] });
    return { ...nobody, group_id: group.id, addressed: group.name || 'Group' };
  }
  if (body.team_ids) {
    const ids = [...new Set(body.team_ids)];
    const its = and(isAnyOf(teams.id, ids), eq(teams.game_id, gameId), isNull(teams.deleted_at));
    const found = await tx.select({ name: teams.name }).from(teams).where(its).orderBy(teams.name);
    if (found.length < ids.length) throw errors.invalid({ team_ids: ['The game does not have all of these teams.'] });
    const names = found.slice(0, NAMED).map(({ name }) => name);
    const more = found.length - names.length;
    return { ...nobody, team_ids: ids, addressed: `${names.join(', ')}${more > 0 ? ` +${more}` : ''}` };
  }
  if (body.player_id !== undefined) {
    const [person] = await tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(gameMembers)
      .innerJoin(users, eq(users.id, gameMembers.user_id))
      .where(and(eq(gameMembers.game_id, gameId), eq(users.id, body.player_id), eq(gameMembers.banned, false)));
    if (!person) throw errors.invalid({ player_id: ["This person isn't a player in this game."] });
    return { ...nobody, player_id: person.id, addressed: person.name || person.email };
  }
  return nobody;
}
