import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers, groups, takenHints, tasks, teams, users } from '../db/schema';
import { solves } from '../rewards/keep-grants';
import { isInGroup, isInPeriod, isInSlice, type Slice } from './slice';

/** The rows of a statement. */
export const readRows = async <Row>(queries: Queries, statement: SQL): Promise<readonly Row[]> =>
  ((await queries.execute(statement)) as { readonly rows: readonly Row[] }).rows;

/** A game, and whether its answers count before they are reviewed. */
export interface ProgressGame {
  readonly id: number;
  readonly review: string;
}

/** What an answer is for its challenge, the best last. */
export const ANSWER_KIND = { late: 0, rejected: 1, waiting: 2, done: 3 } as const;
/** The kinds there are: points and kind are written as one number of this base. */
export const KINDS = 4;
/** Bytes that `findAnswers` writes of an answer. */
export const ANSWER_BYTES = 32;

const number = (value: number) => sql.raw(String(value));

/** The answers of a team: see `findAnswers`. */
interface AnswersOfTeam {
  readonly team_id: number | string;
  readonly answers: Uint8Array;
}

/**
 * Finds the answers of a game in one pass, as bytes per team. Of each answer, in the byte order of networks: its challenge and
 * its points with its kind, 32 bits each; when it was given and when it was decided, in microseconds since 2000; and who
 * decided it, 0 for nobody, 64 bits each. A row per answer would cost five times as much, and numbers as text half as much
 * again, before anybody has read them.
 */
export function findAnswers(queries: Queries, game: ProgressGame, slice: Slice): Promise<readonly AnswersOfTeam[]> {
  const { late, rejected, waiting, done } = ANSWER_KIND;
  return readRows<AnswersOfTeam>(
    queries,
    sql`
    select ${answers.team_id}, string_agg(
      int8send((${answers.task_id} << 32) | ((${answers.points}::int8 * ${number(KINDS)} + case
        when ${solves(game)} then ${number(done)}
        when ${answers.rejected_at} is not null then ${number(rejected)}
        when ${answers.approved_at} is null then ${number(waiting)}
        else ${number(late)} end) & ${number(LOW_BITS)}))
      || timestamptz_send(${answers.created_at})
      || timestamptz_send(coalesce(${answers.approved_at}, ${answers.rejected_at}, ${answers.created_at}))
      || int8send(coalesce(${answers.reviewed_by_id}, 0)), '') as answers
    from ${answers} where ${isInSlice(game.id, slice)} group by 1
  `,
  );
}

const LOW_BITS = 2 ** 32 - 1;

/** Finds the teams, groups and challenges of a game, and the hints that were opened. */
export async function findPlayed(queries: Queries, gameId: number, slice: Slice) {
  const [found, groupsOfGame, challenges] = await Promise.all([
    readRows<{ readonly id: number; readonly name: string }>(
      queries,
      sql`
      select ${teams.id}, ${teams.name} from ${teams}
      where ${teams.game_id} = ${gameId} and ${teams.deleted_at} is null and ${isInGroup(sql`${teams.id}`, slice)}
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
          and ${isInPeriod(sql`${takenHints.created_at}`, slice)} and ${isInGroup(sql`${takenHints.team_id}`, slice)}) as hints
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
