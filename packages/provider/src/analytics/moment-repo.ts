import type { GameMoment, MomentSide } from '@waymark/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers } from '../db/schema';
import { solves } from '../rewards/keep-grants';
import { type ProgressGame, readRows } from './progress-repo';
import { isInSlice, type Slice } from './slice';

/** What was counted on one side of a moment: of a challenge, or of a team. */
interface Counted {
  readonly task_id: number | string | null;
  readonly after: boolean;
  readonly answers: number;
  readonly solved: number;
  readonly rejected: number;
  readonly points: number;
  readonly first: number;
  readonly last: number;
}

const NOTHING = { answers: 0, solved: 0, rejected: 0 };
const NOBODY: MomentSide = { ...NOTHING, points: 0, teams: 0, from: null, to: null };
const counts = ({ answers: all, solved, rejected }: Counted) => ({ answers: all, solved, rejected });
const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Counts what was answered before a moment in seconds since 1970, and what from then on, in one pass. */
export async function findMoment(queries: Queries, game: ProgressGame, at: number, slice: Slice): Promise<GameMoment> {
  const rows = await readRows<Counted>(
    queries,
    sql`
    select ${answers.task_id}, ${answers.team_id}, ${answers.created_at} >= to_timestamp(${at}) as after,
      count(*)::int as answers, (count(*) filter (where ${solves(game)}))::int as solved,
      count(${answers.rejected_at})::int as rejected,
      coalesce(sum(${answers.points}) filter (where ${solves(game)}), 0)::int as points,
      date_part('epoch', min(${answers.created_at})) as first, date_part('epoch', max(${answers.created_at})) as last
    from ${answers} where ${isInSlice(game.id, slice)} group by grouping sets ((1, 3), (2, 3))
  `,
  );
  const ofTasks = rows.filter(({ task_id }) => task_id !== null);
  const sideOf = (isAfter: boolean): MomentSide => {
    const its = ofTasks.filter(({ after }) => after === isAfter);
    if (its.length === 0) return NOBODY;
    const sum = (of: (row: Counted) => number) => its.reduce((total, row) => total + of(row), 0);
    return {
      answers: sum((row) => row.answers),
      solved: sum((row) => row.solved),
      rejected: sum((row) => row.rejected),
      points: sum((row) => row.points),
      teams: rows.filter(({ task_id, after }) => task_id === null && after === isAfter).length,
      from: instantOf(its.reduce((first, row) => Math.min(first, row.first), Number.POSITIVE_INFINITY)),
      to: instantOf(its.reduce((last, row) => Math.max(last, row.last), 0)),
    };
  };
  const challenges = new Map<number, GameMoment['challenges'][number]>();
  for (const row of ofTasks) {
    const id = Number(row.task_id);
    const known = challenges.get(id) ?? { id, before: NOTHING, after: NOTHING };
    challenges.set(id, { ...known, [row.after ? 'after' : 'before']: counts(row) });
  }
  return { before: sideOf(false), after: sideOf(true), challenges: [...challenges.values()] };
}
