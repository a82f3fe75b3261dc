import { and, asc, count, desc, eq, isNull, max } from 'drizzle-orm';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { rewardGrants, rewards, teams } from '../db/schema';

/** A reward row. */
export type RewardRow = typeof rewards.$inferSelect;

/** One page of a game's rewards in order, with the total. */
export async function listRewardRows(queries: Queries, gameId: number, page: { limit: number; offset: number }) {
  const ofGame = eq(rewards.game_id, gameId);
  const rows = await queries
    .select()
    .from(rewards)
    .where(ofGame)
    .orderBy(asc(rewards.position), asc(rewards.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await queries.select({ n: count() }).from(rewards).where(ofGame);
  return { rows, count: counted?.n ?? 0 };
}

/** How many teams have each reward. */
export async function countGranted(queries: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: rewardGrants.reward_id, n: count() })
    .from(rewardGrants)
    .innerJoin(teams, and(eq(teams.id, rewardGrants.team_id), isNull(teams.deleted_at)))
    .where(isAnyOf(rewardGrants.reward_id, ids))
    .groupBy(rewardGrants.reward_id);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** The teams that have a reward, in the order of granting. */
export const listGrantedTeams = (queries: Queries, rewardId: number) =>
  queries
    .select({ id: teams.id, name: teams.name, at: rewardGrants.created_at, byHand: rewardGrants.by_hand })
    .from(rewardGrants)
    .innerJoin(teams, and(eq(teams.id, rewardGrants.team_id), isNull(teams.deleted_at)))
    .where(eq(rewardGrants.reward_id, rewardId))
    .orderBy(asc(rewardGrants.created_at), asc(teams.id));

/** The rewards of a team, the latest first. */
export const listRewardsOf = (queries: Queries, teamId: number) =>
  queries
    .select({ reward: rewards, at: rewardGrants.created_at })
    .from(rewardGrants)
    .innerJoin(rewards, eq(rewards.id, rewardGrants.reward_id))
    .where(eq(rewardGrants.team_id, teamId))
    .orderBy(desc(rewardGrants.created_at), desc(rewards.id));

/** A reward of a game, locked until the transaction ends; undefined if the game does not have it. */
export async function lockReward(tx: Queries, gameId: number, id: number): Promise<RewardRow | undefined> {
  const its = and(eq(rewards.id, id), eq(rewards.game_id, gameId));
  const [found] = await tx.select().from(rewards).where(its).for('update');
  return found;
}

/** A reward of a game. */
export async function findReward(queries: Queries, gameId: number, id: number): Promise<RewardRow | undefined> {
  const [found] = await queries
    .select()
    .from(rewards)
    .where(and(eq(rewards.id, id), eq(rewards.game_id, gameId)));
  return found;
}

/** The fields that are columns. */
export type RewardColumns = Partial<
  Pick<RewardRow, 'title' | 'description' | 'first' | 'trig' | 'style' | 'push' | 'points'>
>;

/** Stores a reward at the end of the list. */
export async function insertReward(tx: Queries, gameId: number, row: RewardColumns): Promise<RewardRow> {
  const [last] = await tx
    .select({ position: max(rewards.position) })
    .from(rewards)
    .where(eq(rewards.game_id, gameId));
  const position = (last?.position ?? 0) + 1;
  const [made] = await tx
    .insert(rewards)
    .values({ game_id: gameId, position, ...row })
    .returning();
  if (!made) throw new Error('The reward was not stored.');
  return made;
}

/** Changes a reward. */
export async function changeReward(tx: Queries, id: number, row: RewardColumns, now: Date): Promise<RewardRow> {
  const [changed] = await tx
    .update(rewards)
    .set({ ...row, updated_at: now })
    .where(eq(rewards.id, id))
    .returning();
  if (!changed) throw new Error('The locked reward is missing.');
  return changed;
}

/** Removes a reward and all of its grants. */
export async function removeReward(tx: Queries, id: number): Promise<void> {
  await tx.delete(rewards).where(eq(rewards.id, id));
}
