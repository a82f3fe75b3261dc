import { type SQL, sql } from 'drizzle-orm';
import { groupTeams } from '../db/schema';

/** The part of a game that is counted; without anything the whole game. */
export interface Slice {
  /** First second that counts, and the first that no longer does, both since 1970. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** Only the teams of this group. */
  readonly group?: number | undefined;
}

/** How routes are asked for a part of a game. */
interface SliceQuery {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly group_id?: number | undefined;
}

/** The part of a game that a call asks for. */
export const sliceOf = ({ from, until, group_id }: SliceQuery): Slice => ({ from, until, group: group_id });

/** Whether a moment is in the period of a part. */
export function isInPeriod(moment: SQL, { from, until }: Slice): SQL {
  const since = from === undefined ? sql`` : sql` and ${moment} >= to_timestamp(${from})`;
  const before = until === undefined ? sql`` : sql` and ${moment} < to_timestamp(${until})`;
  return sql`true${since}${before}`;
}

/** Whether a team is in the group of a part. */
export const isInGroup = (team: SQL, { group }: Slice): SQL =>
  group === undefined
    ? sql`true`
    : sql`${team} in (select ${groupTeams.team_id} from ${groupTeams} where ${groupTeams.group_id} = ${group})`;
