import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers, takenHints, tasks, teams, users } from '../db/schema';
import { solves } from '../rewards/keep-grants';

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
/** The kinds there are: a number of this base and a kind are written as one. */
export const KINDS = 4;
/** Seconds that a wait is told apart to, about six weeks; a judge and a wait are written as one number of this base. */
export const WAITS = 2 ** 22;
/** Numbers that `findAnswers` writes of an answer. */
export const NUMBERS = 4;

const number = (value: number) => sql.raw(String(value));

/** The answers of a team: see `findAnswers`. */
interface AnswersOfTeam {
  readonly team_id: number | string;
  readonly answers: string;
}

/**
 * Finds the answers of a game in one pass, as a text per team: of each answer its challenge, its points and kind, when it was
 * given, and who decided it after how many seconds (-1 for nobody), all separated by commas. A row per answer would cost
 * ten times as much, and so does every further number half as much again as the pass itself.
 */
export function findAnswers(queries: Queries, game: ProgressGame): Promise<readonly AnswersOfTeam[]> {
  const { late, rejected, waiting, done } = ANSWER_KIND;
  return readRows<AnswersOfTeam>(
    queries,
    sql`
    select ${answers.team_id}, string_agg(
      ${answers.task_id} || ',' ||
      ${answers.points}::int8 * ${number(KINDS)} + case when ${solves(game)} then ${number(done)}
        when ${answers.rejected_at} is not null then ${number(rejected)}
        when ${answers.approved_at} is null then ${number(waiting)}
        else ${number(late)} end || ',' ||
      date_part('epoch', ${answers.created_at})::int8 || ',' ||
      coalesce(${answers.reviewed_by_id} * ${number(WAITS)} + least(${number(WAITS - 1)}, greatest(0,
        date_part('epoch', coalesce(${answers.approved_at}, ${answers.rejected_at}) - ${answers.created_at})))::int8, -1), ',') as answers
    from ${answers} where ${answers.game_id} = ${game.id} group by 1
  `,
  );
}

/** Finds the teams and challenges of a game, and the hints that were opened. */
export async function findPlayed(queries: Queries, gameId: number) {
  const [found, challenges] = await Promise.all([
    readRows<{ readonly id: number; readonly name: string }>(
      queries,
      sql`
      select ${teams.id}, ${teams.name} from ${teams}
      where ${teams.game_id} = ${gameId} and ${teams.deleted_at} is null order by lower(${teams.name}), ${teams.id}
    `,
    ),
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
