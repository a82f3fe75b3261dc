import { and, asc, count, eq, gt, inArray, like, not, or, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { gameMembers, groupTeams, teamPlayers, users } from '../db/schema';
import { GUEST_DOMAIN } from '../judge-links/guest-address';
import type { BlastRow } from './repo';

/** A recipient of a blast. */
export interface Recipient {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** The audience of a blast: everybody in its game, or fewer. */
export type Audience = Pick<BlastRow, 'game_id' | 'group_id' | 'team_ids' | 'player_id' | 'addressed'>;

const inTeam = (which?: SQL): SQL => sql`exists (select 1 from ${teamPlayers}
  where ${teamPlayers.game_id} = ${gameMembers.game_id} and ${teamPlayers.user_id} = ${gameMembers.user_id}
  ${which ? sql`and ${which}` : sql``})`;

const plays = (gameId: number) =>
  and(
    eq(gameMembers.game_id, gameId),
    eq(gameMembers.banned, false),
    or(inTeam(), inArray(gameMembers.access, ['Joined', 'Invited'])),
    not(like(users.email, `%${GUEST_DOMAIN}`)),
  );

/** People of an audience. If its group or player has been deleted, that is nobody, never everybody. */
const isMeant = (to: Audience): SQL | undefined => {
  const those = plays(to.game_id);
  if (to.team_ids) return and(those, inTeam(isAnyOf(teamPlayers.team_id, to.team_ids)));
  if (to.player_id !== null) return and(those, eq(users.id, to.player_id));
  if (to.group_id !== null) {
    const itsTeams = sql`${teamPlayers.team_id} in
      (select ${groupTeams.team_id} from ${groupTeams} where ${groupTeams.group_id} = ${to.group_id})`;
    return and(those, inTeam(itsTeams));
  }
  return to.addressed === '' ? those : sql`false`;
};

/** The next recipients by id, all or some, without banned people and guest judges. */
export const listRecipients = (
  queries: Queries,
  to: Audience,
  { after, among, limit }: { readonly after: number; readonly among: readonly number[] | null; readonly limit: number },
): Promise<Recipient[]> =>
  queries
    .select({ id: users.id, name: users.name, email: users.email })
    .from(gameMembers)
    .innerJoin(users, eq(users.id, gameMembers.user_id))
    .where(and(isMeant(to), gt(users.id, after), among ? isAnyOf(users.id, among) : undefined))
    .orderBy(asc(users.id))
    .limit(limit);

/** Number of recipients. */
export async function countRecipients(queries: Queries, to: Audience): Promise<number> {
  const [counted] = await queries
    .select({ n: count() })
    .from(gameMembers)
    .innerJoin(users, eq(users.id, gameMembers.user_id))
    .where(isMeant(to));
  return counted?.n ?? 0;
}
