import { ianaZoneOf, LEADERBOARD_STYLES, type LeaderboardStyle } from '@waymark/contract';
import { and, asc, count, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { ALL_TIME, frozenScores, groupTeams, scores, teams } from '../db/schema';

/** The ranked game. */
export interface RankedGame {
  readonly id: number;
  readonly tz: string;
}

/** The widest requested style, because it includes the others. */
export const styleAskedFor = (asked: string | undefined): LeaderboardStyle => {
  const named = asked?.split(',') ?? [];
  return LEADERBOARD_STYLES.find((style) => named.includes(style)) ?? 'alltime';
};

/** First day of the period of a moment, as `updateScores` writes it. */
export function periodOf(style: LeaderboardStyle, { tz }: RankedGame, now: Date): SQL {
  if (style === 'alltime') return sql`${ALL_TIME}::date`;
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${ianaZoneOf(tz) ?? 'Etc/UTC'})`;
  return style === 'weekly' ? sql`date_trunc('week', ${local})::date` : sql`${local}::date`;
}

/** Which teams are ranked, and by which scores. */
export interface RankingOf {
  readonly style: LeaderboardStyle;
  readonly now: Date;
  /** The scores from when the board was frozen. */
  readonly frozen?: boolean;
  /** Only the teams of one group, ranked among themselves. */
  readonly groupId?: number | undefined;
}

/** The teams of a game, or of one of its groups. */
function ofGame(gameId: number, groupId: number | undefined): SQL | undefined {
  const inGroup =
    groupId === undefined
      ? undefined
      : sql`exists (select from ${groupTeams} where ${groupTeams.team_id} = ${teams.id} and ${groupTeams.group_id} = ${groupId})`;
  return and(eq(teams.game_id, gameId), isNull(teams.deleted_at), inGroup);
}

/** The teams of a game with their places, including teams without points. */
export function rankingOf(queries: Queries, game: RankedGame, { style, now, frozen, groupId }: RankingOf) {
  const from = frozen ? frozenScores : scores;
  const ofStyle = and(eq(from.team_id, teams.id), eq(from.style, style));
  const ofPeriod = frozen ? ofStyle : and(ofStyle, sql`${scores.period} = ${periodOf(style, game, now)}`);
  const points = sql<number>`coalesce(${from.points}, 0)`;
  return queries.$with('ranking').as(
    queries
      .select({
        id: teams.id,
        name: teams.name,
        points: points.as('points'),
        completed: sql<number>`coalesce(${from.completed}, 0)`.as('completed'),
        points_place: sql<number>`rank() over (order by ${points} desc)::int`.as('points_place'),
        place: sql<number>`rank() over (order by ${points} desc, ${from.scored_at} asc nulls last)::int`.as('place'),
      })
      .from(teams)
      .leftJoin(from, ofPeriod)
      .where(ofGame(game.id, groupId)),
  );
}

type Ranking = ReturnType<typeof rankingOf>;

const holds = (name: SQLWrapper, term: string): SQL | undefined =>
  term === '' ? undefined : sql`position(lower(${term}) in lower(${name})) > 0`;

/** Counts the teams of a ranking without ranking them. */
export async function countRanked(
  queries: Queries,
  { gameId, groupId, term }: { readonly gameId: number; readonly groupId: number | undefined; readonly term: string },
): Promise<number> {
  const its = and(ofGame(gameId, groupId), holds(teams.name, term));
  const [counted] = await queries.select({ all: count() }).from(teams).where(its);
  return counted?.all ?? 0;
}

/** One page of a ranking by place. Searching by name keeps the overall place. */
export async function listRanked(
  queries: Queries,
  ranking: Ranking,
  { term, limit, offset }: { readonly term: string; readonly limit: number; readonly offset: number },
) {
  const rows = await queries
    .with(ranking)
    .select()
    .from(ranking)
    .where(holds(ranking.name, term))
    .orderBy(asc(ranking.place), asc(sql`lower(${ranking.name})`), asc(ranking.id))
    .limit(limit)
    .offset(offset);
  return rows;
}

/** One team of a ranking. */
export async function findRanked(queries: Queries, ranking: Ranking, teamId: number) {
  const [found] = await queries.with(ranking).select().from(ranking).where(eq(ranking.id, teamId));
  return found;
}
