import { ianaZoneOf } from '@waymark/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { ALL_TIME, answers, rewardGrants, rewards, scoreAdjustments, scores } from '../db/schema';

/** The game whose scores are updated. */
export interface ScoredGame {
  readonly id: number;
  readonly tz: string;
  readonly review: string;
}

/**
 * Recomputes the scores of teams from their answers, rewards, bonuses and penalties in one statement: all-time, daily and weekly (from Monday) in the
 * game's zone. Callers that change answers of a team lock the team first, so that concurrent updates never work from
 * stale rows.
 */
export async function updateScores(tx: Queries, game: ScoredGame, teamIds: readonly number[]): Promise<void> {
  if (teamIds.length === 0) return;
  const zone = ianaZoneOf(game.tz) ?? 'Etc/UTC';
  const ids = sql`array[${sql.join(
    teamIds.map((id) => sql`${id}::bigint`),
    sql`, `,
  )}]`;
  const counts = sql`rejected_at is null and (approved_at is not null or ${game.review}::text <> 'pre')`;
  await tx.execute(sql`
    with earned as (
      select team_id, task_id, points, created_at, (late = 0 or points > 0) as solving
        from ${answers} where team_id = any(${ids}) and ${counts}
      union all
      select team_id, null, rewards.points, granted.created_at, true
        from ${rewardGrants} as granted join ${rewards} on rewards.id = reward_id
       where team_id = any(${ids}) and rewards.points > 0
      union all
      select team_id, null, points, created_at, true from ${scoreAdjustments} where team_id = any(${ids})
    ), counted as (
      select *, (created_at at time zone ${zone})::date as day,
             date_trunc('week', created_at at time zone ${zone})::date as week from earned
    ), placed as (
      select team_id, 'alltime' as style, date ${sql.raw(`'${ALL_TIME}'`)} as period, task_id, points, created_at, solving from counted
      union all select team_id, 'daily', day, task_id, points, created_at, solving from counted where solving
      union all select team_id, 'weekly', week, task_id, points, created_at, solving from counted where solving
      union all select id, 'alltime', date ${sql.raw(`'${ALL_TIME}'`)}, null, 0, null, false from unnest(${ids}) as id
    ), summed as (
      select team_id, style, period, sum(points)::int as points,
             count(distinct task_id) filter (where solving)::int as completed,
             max(created_at) filter (where points > 0) as scored_at
        from placed group by team_id, style, period
    ), gone as (
      delete from ${scores} as old where old.team_id = any(${ids})
        and not exists (select from summed where summed.team_id = old.team_id and summed.style = old.style and summed.period = old.period)
    )
    insert into ${scores} (team_id, game_id, style, period, points, completed, scored_at)
    select team_id, ${game.id}::bigint, style, period, points, completed, scored_at from summed
    on conflict (team_id, style, period) do update
      set points = excluded.points, completed = excluded.completed, scored_at = excluded.scored_at`);
}
