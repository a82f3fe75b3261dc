import { type SQL, sql } from 'drizzle-orm';
import { groupTeams, teams } from '../db/schema';

/** The part of a game to count; the whole game if empty. */
export interface Slice {
  /** Start (included) and end (excluded) in seconds since 1970. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** Only the teams of this group. */
  readonly group?: number | undefined;
}

/** Query parameters of a slice. */
interface SliceQuery {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly group_id?: number | undefined;
}

/** The slice that a call asks for. */
export const sliceOf = ({ from, until, group_id }: SliceQuery): Slice => ({ from, until, group: group_id });

/** Whether a moment is within the period of a slice. */
export function isInPeriod(moment: SQL, { from, until }: Slice): SQL {
  const since = from === undefined ? sql`` : sql` and ${moment} >= to_timestamp(${from})`;
  const before = until === undefined ? sql`` : sql` and ${moment} < to_timestamp(${until})`;
  return sql`true${since}${before}`;
}

/** Whether a team is counted: not deleted, and in the group of a slice. */
export function isCountedTeam(team: SQL, { group }: Slice): SQL {
  const kept = sql`${team} in (select ${teams.id} from ${teams} where ${teams.deleted_at} is null)`;
  const inGroup = sql`${team} in (select ${groupTeams.team_id} from ${groupTeams} where ${groupTeams.group_id} = ${group})`;
  return group === undefined ? kept : sql`${kept} and ${inGroup}`;
}
