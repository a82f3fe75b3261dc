import { fromDate } from '@internationalized/date';
import { ianaZoneOf } from '@waymark/contract';
import { isCounted, isSolving } from '@waymark/contract/scoring';
import { ALL_TIME, type answers, type scores } from '../db/schema';

/** The fields of an answer that scores depend on. */
type ScoredAnswer = Pick<
  typeof answers.$inferInsert,
  'team_id' | 'task_id' | 'late' | 'points' | 'approved_at' | 'rejected_at'
> & {
  readonly created_at: Date;
};
type ScoreRow = typeof scores.$inferInsert;

/** Points from a reward, bonus or penalty rather than from an answer. */
interface Extra {
  readonly team_id: number;
  readonly points: number;
  readonly created_at: Date;
}

/** First day of a moment's day and week (from Monday) in a zone. */
function periodsOf(moment: Date, zone: string): { daily: string; weekly: string } {
  const local = fromDate(moment, zone);
  const weekday = (new Date(Date.UTC(local.year, local.month - 1, local.day)).getUTCDay() + 6) % 7;
  const day = (at: typeof local) => at.toString().slice(0, 10);
  return { daily: day(local), weekly: day(local.subtract({ days: weekday })) };
}

/**
 * Computes a game's scores from its answers and extras one by one: all-time, daily and weekly. Every team has an all-time score.
 * Used to write answers in bulk, and to check `updateScores`.
 */
export function scoreRows(
  game: { readonly id: number; readonly tz: string; readonly review: string },
  teamIds: readonly number[],
  given: readonly { readonly row: ScoredAnswer }[],
  extras: readonly Extra[] = [],
): ScoreRow[] {
  const zone = ianaZoneOf(game.tz) ?? 'Etc/UTC';
  const found = new Map<string, ScoreRow & { tasks: Set<number> }>();
  const rowOf = (team_id: number, style: string, period: string) => {
    const key = `${team_id} ${style} ${period}`;
    const row = found.get(key) ?? {
      team_id,
      game_id: game.id,
      style,
      period,
      points: 0,
      completed: 0,
      scored_at: null,
      tasks: new Set<number>(),
    };
    found.set(key, row);
    return row;
  };
  const add = ({ team_id, points, created_at }: Extra, task?: number) => {
    const { daily, weekly } = periodsOf(created_at, zone);
    for (const [style, period] of [
      ['alltime', ALL_TIME],
      ['daily', daily],
      ['weekly', weekly],
    ] as const) {
      const row = rowOf(team_id, style, period);
      row.points = (row.points ?? 0) + points;
      if (task !== undefined) row.tasks.add(task);
      row.completed = row.tasks.size;
      if (points > 0 && (!row.scored_at || row.scored_at < created_at)) row.scored_at = created_at;
    }
  };
  for (const id of teamIds) rowOf(id, 'alltime', ALL_TIME);
  for (const extra of extras) add(extra);
  for (const { row: answer } of given) {
    if (!isCounted({ approved_at: answer.approved_at, rejected_at: answer.rejected_at }, game.review)) continue;
    if (!isSolving({ late: answer.late ?? 0, points: answer.points ?? 0 })) continue;
    add({ ...answer, points: answer.points ?? 0 }, answer.task_id);
  }
  return [...found.values()].map(({ tasks, ...row }) => row);
}
