import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { ScoredGame } from '../answers/update-scores';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { answers, rewardGrants, rewards, teams } from '../db/schema';

/** Whom a reward goes to. */
export type Terms = Pick<typeof rewards.$inferSelect, 'id' | 'first' | 'trig' | 'style'>;

/** The title of a reward that nobody has described yet. */
export const NEW_TITLE = 'New reward';

/** Counting, solving answers, by the same rules as scores. */
export const solves = ({ review }: Pick<ScoredGame, 'review'>) => sql`${answers.rejected_at} is null
  and (${answers.approved_at} is not null or ${review}::text <> 'pre') and (${answers.late} = 0 or ${answers.points} > 0)`;

/** Number of solved challenges a reward requires. "Unlimited" requires no number, so the first one qualifies. */
export const neededFor = ({ trig }: Pick<Terms, 'trig'>): number => Math.max(1, trig);

/** Somebody has changed it since it was added. Until then its terms are nobody's choice, and it goes to no team. */
export const isDescribed = sql`(${rewards.title} <> ${NEW_TITLE} or ${rewards.updated_at} <> ${rewards.created_at})`;

/** How many teams have a reward; deleted ones no longer count. */
export async function countGrants(queries: Queries, rewardId: number): Promise<number> {
  const [counted] = await queries
    .select({ n: count() })
    .from(rewardGrants)
    .innerJoin(teams, and(eq(teams.id, rewardGrants.team_id), isNull(teams.deleted_at)))
    .where(eq(rewardGrants.reward_id, rewardId));
  return counted?.n ?? 0;
}

/** The limited rewards of a game. */
export const listLimited = (queries: Queries, gameId: number) =>
  queries
    .select({ id: rewards.id, first: rewards.first, trig: rewards.trig, style: rewards.style })
    .from(rewards)
    .where(and(eq(rewards.game_id, gameId), sql`${rewards.first} > 0`))
    .orderBy(asc(rewards.id));

/** The next teams for the free places of a limited reward, in the order in which they qualified. */
export async function listNext(queries: Queries, game: ScoredGame, reward: Terms): Promise<number[]> {
  const free = reward.first - (await countGrants(queries, reward.id));
  if (free <= 0) return [];
  return await listTeams(
    queries,
    sql`${qualified(game, reward)}
    select placed.team::int8 as team from placed join ${teams} on ${teams.id} = placed.team and ${teams.deleted_at} is null
     where n = ${neededFor(reward)}
       and not exists (select from ${rewardGrants} where reward_id = ${reward.id} and team_id = placed.team)
     order by at, team limit ${free}`,
  );
}

/** The teams that have a limited reward beyond its places: those that qualified last. Places given by hand stay. */
export async function listBeyond(queries: Queries, game: ScoredGame, reward: Terms): Promise<number[]> {
  return await listTeams(
    queries,
    sql`${qualified(game, reward)}, holding as (
      select g.team_id as team, g.by_hand,
             row_number() over (order by g.by_hand desc, placed.at nulls last, g.created_at, g.team_id) as place
        from ${rewardGrants} g join ${teams} on ${teams.id} = g.team_id and ${teams.deleted_at} is null
        left join placed on placed.team = g.team_id and placed.n = ${neededFor(reward)}
       where g.reward_id = ${reward.id}
    )
    select team::int8 as team from holding where place > ${reward.first} and not by_hand`,
  );
}

/** Takes a reward from teams that hold it beyond its places. */
export async function takeBack(tx: Queries, rewardId: number, teamIds: readonly number[]): Promise<void> {
  await tx
    .delete(rewardGrants)
    .where(
      and(
        eq(rewardGrants.reward_id, rewardId),
        eq(rewardGrants.by_hand, false),
        isAnyOf(rewardGrants.team_id, teamIds),
      ),
    );
}

/** `placed`: the solved challenges that count for a reward, numbered per team by the time of their first answer. */
function qualified(game: ScoredGame, reward: Terms) {
  const counts = reward.style === '' ? sql`true` : sql`${answers.type}::text = ${reward.style}`;
  return sql`
    with solved as (
      select ${answers.team_id} as team, ${answers.task_id} as task, min(${answers.created_at}) as at from ${answers}
       where ${answers.game_id} = ${game.id} and ${solves(game)} and ${counts} group by 1, 2
    ), placed as (
      select team, at, row_number() over (partition by team order by at, task) as n from solved
    )`;
}

async function listTeams(queries: Queries, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = (await queries.execute(query)) as { rows: { team: number | string }[] };
  return rows.map(({ team }) => Number(team));
}
