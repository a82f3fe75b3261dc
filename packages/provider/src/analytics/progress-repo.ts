import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { groups, takenHints, tasks, teams, users } from '../db/schema';
import { readRows } from './packed-repo';
import { isCountedTeam, isInPeriod, type Slice } from './slice';

/** Finds the teams, groups and challenges of a game, and the hints that were opened. */
export async function findPlayed(queries: Queries, gameId: number, slice: Slice) {
  const [found, groupsOfGame, challenges] = await Promise.all([
    readRows<{ readonly id: number; readonly name: string }>(
      queries,
      sql`
      select ${teams.id}, ${teams.name} from ${teams}
      where ${teams.game_id} = ${gameId} and ${isCountedTeam(sql`${teams.id}`, slice)}
      order by lower(${teams.name}), ${teams.id}
    `,
    ),
    queries
      .select({ id: groups.id, name: groups.name })
      .from(groups)
      .where(eq(groups.game_id, gameId))
      .orderBy(asc(sql`lower(${groups.name})`), asc(groups.id)),
    readRows<{
      readonly id: number;
      readonly name: string;
      readonly position: number;
      readonly task_type: number;
      readonly hints: number;
    }>(
      queries,
      sql`
      select ${tasks.id}, ${tasks.name}, ${tasks.position}, ${tasks.task_type},
        (select count(*)::int from ${takenHints} where ${takenHints.task_id} = ${tasks.id}
          and ${isInPeriod(sql`${takenHints.created_at}`, slice)} and ${isCountedTeam(sql`${takenHints.team_id}`, slice)}) as hints
      from ${tasks}
      where ${tasks.game_id} = ${gameId} and ${tasks.deleted_at} is null order by ${tasks.position}, ${tasks.id}
    `,
    ),
  ]);
  return { teams: found, groups: groupsOfGame, challenges };
}

/** Finds the names of people. */
export const findNames = (queries: Queries, ids: readonly number[]) =>
  queries
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
