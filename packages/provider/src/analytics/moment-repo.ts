import type { GameMoment, MomentSide } from '@waymark/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers } from '../db/schema';
import { solves } from '../rewards/keep-grants';
import { type ProgressGame, readRows } from './progress-repo';

/** What was counted of a challenge on one side, or of the whole game without a challenge. */
interface Counted {
  readonly task_id: number | string | null;
  readonly after: boolean;
  readonly answers: number;
  readonly solved: number;
  readonly rejected: number;
  readonly points: number;
  readonly teams: number;
  readonly first: number;
  readonly last: number;
}

const NOTHING = { answers: 0, solved: 0, rejected: 0 };
const NOBODY: MomentSide = { ...NOTHING, points: 0, teams: 0, from: null, to: null };
const counts = ({ answers: all, solved, rejected }: Counted) => ({ answers: all, solved, rejected });
const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Counts what was answered before a moment in seconds since 1970, and what from then on. */
export async function findMoment(queries: Queries, game: ProgressGame, at: number): Promise<GameMoment> {
  const rows = await readRows<Counted>(
    queries,
    sql`
    with answering as (
      select distinct ${answers.team_id}, ${answers.created_at} >= to_timestamp(${at}) as after
      from ${answers} where ${answers.game_id} = ${game.id}),
    sides as (select after, count(*)::int as teams from answering group by 1),
    counted as (
      select ${answers.task_id}, ${answers.created_at} >= to_timestamp(${at}) as after, count(*)::int as answers,
        (count(*) filter (where ${solves(game)}))::int as solved, count(${answers.rejected_at})::int as rejected,
        coalesce(sum(${answers.points}) filter (where ${solves(game)}), 0)::int as points,
        date_part('epoch', min(${answers.created_at})) as first, date_part('epoch', max(${answers.created_at})) as last
      from ${answers} where ${answers.game_id} = ${game.id} group by grouping sets ((1, 2), (2)))
    select counted.*, sides.teams from counted join sides using (after)
  `,
  );
  const sideOf = (after: boolean): MomentSide => {
    const whole = rows.find((row) => row.task_id === null && row.after === after);
    if (!whole) return NOBODY;
    const { points, teams, first, last } = whole;
    return { ...counts(whole), points, teams, from: instantOf(first), to: instantOf(last) };
  };
  const challenges = new Map<number, GameMoment['challenges'][number]>();
  for (const row of rows) {
    if (row.task_id === null) continue;
    const id = Number(row.task_id);
    const known = challenges.get(id) ?? { id, before: NOTHING, after: NOTHING };
    challenges.set(id, { ...known, [row.after ? 'after' : 'before']: counts(row) });
  }
  return { before: sideOf(false), after: sideOf(true), challenges: [...challenges.values()] };
}
