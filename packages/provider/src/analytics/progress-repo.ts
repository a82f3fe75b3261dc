import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers, takenHints, tasks, teams, users } from '../db/schema';
import { solves } from '../rewards/keep-grants';

/** The rows of a statement. */
const read = async <Row>(queries: Queries, statement: SQL): Promise<readonly Row[]> =>
  ((await queries.execute(statement)) as { readonly rows: readonly Row[] }).rows;

/** What teams did at a challenge. */
interface ChallengeRow {
  readonly task_id: number;
  readonly tried: number;
  readonly solved: number;
  readonly rejected: number;
  readonly points: number;
  readonly seconds: number | null;
}

/** A game, and whether its answers count before they are reviewed. */
export interface ProgressGame {
  readonly id: number;
  readonly review: string;
}

/** Finds how far teams came, in one pass over the answers of a game. */
export async function findCells(queries: Queries, game: ProgressGame) {
  const done = solves(game);
  const rows = await read<{
    /** By team: ids of challenges, each with the letter of its state. */
    readonly teams: readonly { readonly team_id: number; readonly states: string }[] | null;
    readonly challenges: readonly ChallengeRow[] | null;
  }>(
    queries,
    sql`
    with cells as materialized (
      select ${answers.team_id}, ${answers.task_id},
        bool_or(${done}) as done,
        bool_or(${answers.approved_at} is null and ${answers.rejected_at} is null and not (${done})) as waiting,
        count(${answers.rejected_at})::int as rejected,
        coalesce(sum(${answers.points}) filter (where ${done}), 0)::int as points,
        min(${answers.created_at}) filter (where ${done}) as done_at
      from ${answers} where ${answers.game_id} = ${game.id} group by 1, 2
    ), timed as materialized (
      select *, extract(epoch from done_at - lag(done_at) over (partition by team_id order by done_at)) as seconds
      from cells
    )
    select
      (select json_agg(by_team) from (
        select team_id, string_agg(task_id || case when done then 'd' when waiting then 'w' else 'r' end, ',') as states
        from timed group by team_id
      ) by_team) as teams,
      (select json_agg(by_task) from (
        select task_id, count(*)::int as tried, (count(*) filter (where done))::int as solved,
          sum(rejected)::int as rejected, sum(points)::int as points,
          round(percentile_cont(0.5) within group (order by seconds))::int as seconds
        from timed group by task_id
      ) by_task) as challenges
  `,
  );
  const [found] = rows;
  return { teams: found?.teams ?? [], challenges: found?.challenges ?? [] };
}

/** Finds when answers were given, in steps of so many seconds. */
export async function findTimes(queries: Queries, gameId: number, step: number) {
  const rows = await read<{
    readonly step: number;
    readonly answers: number;
    readonly rejected: number;
  }>(
    queries,
    sql`
    select floor(extract(epoch from ${answers.created_at}) / ${step}::int)::int as step,
      count(*)::int as answers, count(${answers.rejected_at})::int as rejected
    from ${answers} where ${answers.game_id} = ${gameId} group by 1 order by 1
  `,
  );
  return rows;
}

/** How long people took to judge; without an id all of them together. */
interface JudgeRow {
  readonly id: number | null;
  readonly name: string | null;
  readonly answers: number;
  readonly median: number | null;
  readonly most: number | null;
  readonly longest: number | null;
}

const judged = (gameId: number) => sql`
  select ${answers.reviewed_by_id} as judge,
    greatest(0, extract(epoch from coalesce(${answers.approved_at}, ${answers.rejected_at}) - ${answers.created_at})) as seconds
  from ${answers}
  where ${answers.game_id} = ${gameId} and ${answers.reviewed_by_id} is not null
    and coalesce(${answers.approved_at}, ${answers.rejected_at}) is not null
`;

/** Finds who judged how many answers, and how long that took. */
export async function findJudges(queries: Queries, gameId: number) {
  const rows = await read<JudgeRow>(
    queries,
    sql`
    with judged as (${judged(gameId)}), totals as (
      select judge, count(*)::int as answers,
        round(percentile_cont(0.5) within group (order by seconds))::int as median,
        round(percentile_cont(0.9) within group (order by seconds))::int as most,
        round(max(seconds))::int as longest
      from judged group by grouping sets ((), (judge))
    )
    select judge as id, ${users.name} as name, answers, median, most, longest
    from totals left join ${users} on ${users.id} = judge order by answers desc, judge
  `,
  );
  return rows;
}

/** Finds how many answers were judged within each minute; the last one holds all later ones. */
export async function findJudgingMinutes(queries: Queries, gameId: number, most: number) {
  const rows = await read<{ readonly minute: number; readonly answers: number }>(
    queries,
    sql`
    select least(${most - 1}, floor(seconds / 60))::int as minute, count(*)::int as answers
    from (${judged(gameId)}) judged group by 1
  `,
  );
  return rows;
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
