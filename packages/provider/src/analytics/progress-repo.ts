import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers, takenHints, tasks, teams, users } from '../db/schema';
import { solves } from '../rewards/keep-grants';

/** The rows of a statement. */
const read = async <Row>(queries: Queries, statement: SQL): Promise<readonly Row[]> =>
  ((await queries.execute(statement)) as { readonly rows: readonly Row[] }).rows;

/** A game, and whether its answers count before they are reviewed. */
export interface ProgressGame {
  readonly id: number;
  readonly review: string;
}

/** What an answer is for its challenge, the best last. */
export const ANSWER_KIND = { late: 0, rejected: 1, waiting: 2, done: 3 } as const;

/** The answers of a team, each as a comma list's item: see `findAnswers`. */
interface AnswersOfTeam {
  readonly team_id: number | string;
  readonly answers: string;
}

/**
 * Finds the answers of a game in one pass, as a text per team: of each answer its challenge, its kind, when it was given, the seconds
 * until its decision (-1 without), who decided (0 for nobody) and its points, with blanks between. A row per answer would
 * cost ten times as much.
 */
export function findAnswers(queries: Queries, game: ProgressGame): Promise<readonly AnswersOfTeam[]> {
  const { late, rejected, waiting, done } = ANSWER_KIND;
  return read<AnswersOfTeam>(
    queries,
    sql`
    select ${answers.team_id}, string_agg(
      ${answers.task_id} || ' ' ||
      case when ${solves(game)} then '${sql.raw(String(done))} '
        when ${answers.rejected_at} is not null then '${sql.raw(String(rejected))} '
        when ${answers.approved_at} is null then '${sql.raw(String(waiting))} '
        else '${sql.raw(String(late))} ' end ||
      date_part('epoch', ${answers.created_at})::int8 || ' ' ||
      coalesce(date_part('epoch', coalesce(${answers.approved_at}, ${answers.rejected_at}) - ${answers.created_at})::int8, -1) || ' ' ||
      coalesce(${answers.reviewed_by_id}, 0) || ' ' || ${answers.points}, ',') as answers
    from ${answers} where ${answers.game_id} = ${game.id} group by 1
  `,
  );
}

/** Finds the teams and challenges of a game, and the hints that were opened. */
export async function findPlayed(queries: Queries, gameId: number) {
  const [found, challenges] = await Promise.all([
    read<{ readonly id: number; readonly name: string }>(
      queries,
      sql`
      select ${teams.id}, ${teams.name} from ${teams}
      where ${teams.game_id} = ${gameId} and ${teams.deleted_at} is null order by lower(${teams.name}), ${teams.id}
    `,
    ),
    read<{
      readonly id: number;
      readonly name: string;
      readonly position: number;
      readonly task_type: number;
      readonly hints: number;
    }>(
      queries,
      sql`
      select ${tasks.id}, ${tasks.name}, ${tasks.position}, ${tasks.task_type},
        (select count(*)::int from ${takenHints} where ${takenHints.task_id} = ${tasks.id}) as hints
      from ${tasks}
      where ${tasks.game_id} = ${gameId} and ${tasks.deleted_at} is null order by ${tasks.position}, ${tasks.id}
    `,
    ),
  ]);
  return { teams: found, challenges };
}

/** Finds the names of people. */
export const findNames = (queries: Queries, ids: readonly number[]) =>
  queries
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
