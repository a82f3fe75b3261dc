import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ScoredGame } from '../answers/update-scores';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { answers, rewardGrants, rewards, teams } from '../db/schema';
import { countGrants, isDescribed, neededFor, solves, type Terms } from './places';
import { countSolved } from './solved-counts';

/** What changed in the rewards of some teams. */
export interface UpdatedGrants {
  readonly changed: boolean;
  /** A limited reward has a free place again. */
  readonly freed: boolean;
}

const NOTHING: UpdatedGrants = { changed: false, freed: false };

/**
 * Grants rewards to teams that qualify and revokes them from teams that no longer do. A limited reward is locked while
 * its places are counted, so that concurrent callers can't exceed them.
 * @param how `limited: false` leaves free places of limited rewards to the teams that qualified first
 */
export async function updateGrants(
  tx: Queries,
  game: ScoredGame,
  teamIds: readonly number[],
  now: Date,
  how: { readonly limited: boolean },
): Promise<UpdatedGrants> {
  if (teamIds.length === 0) return NOTHING;
  const its = await tx
    .select({ id: rewards.id, first: rewards.first, trig: rewards.trig, style: rewards.style })
    .from(rewards)
    .where(and(eq(rewards.game_id, game.id), isDescribed))
    .orderBy(asc(rewards.id));
  if (its.length === 0) return NOTHING;
  const solved = await tx
    .select({ team: answers.team_id, type: sql<number>`max(${answers.type})::int` })
    .from(answers)
    .innerJoin(teams, and(eq(teams.id, answers.team_id), isNull(teams.deleted_at)))
    .where(and(isAnyOf(answers.team_id, teamIds), solves(game)))
    .groupBy(answers.team_id, answers.task_id);
  const granted = await tx
    .select({ reward: rewardGrants.reward_id, team: rewardGrants.team_id, byHand: rewardGrants.by_hand })
    .from(rewardGrants)
    .where(isAnyOf(rewardGrants.team_id, teamIds));
  const have = new Set(granted.map(({ reward, team }) => `${reward} ${team}`));
  const given = new Set(granted.filter(({ byHand }) => byHand).map(({ reward, team }) => `${reward} ${team}`));
  const solvedBy = countSolved(solved);
  const isMet = ({ style, ...terms }: Terms, team: number) => solvedBy(team, style) >= neededFor(terms);
  let kept = NOTHING;
  for (const reward of its) {
    const deserving = new Set(teamIds.filter((team) => isMet(reward, team)));
    const stays = (team: number) => deserving.has(team) || given.has(`${reward.id} ${team}`);
    const gone = teamIds.filter((team) => have.has(`${reward.id} ${team}`) && !stays(team));
    const fresh = [...deserving].filter((team) => !have.has(`${reward.id} ${team}`));
    if (gone.length > 0) {
      const taken = and(eq(rewardGrants.reward_id, reward.id), isAnyOf(rewardGrants.team_id, gone));
      await tx.delete(rewardGrants).where(taken);
      kept = { changed: true, freed: kept.freed || reward.first > 0 };
    }
    if (fresh.length === 0 || (reward.first > 0 && !how.limited)) continue;
    if (await grant(tx, reward.id, fresh, now)) kept = { ...kept, changed: true };
  }
  return kept;
}

/** Grants a reward to teams in order while places last. */
async function grant(tx: Queries, rewardId: number, teamIds: readonly number[], now: Date): Promise<boolean> {
  const found = tx.select({ first: rewards.first }).from(rewards).where(eq(rewards.id, rewardId));
  // Locked until the end, so that it is neither deleted nor granted concurrently.
  const [held] = await found.for('no key update');
  if (!held) return false;
  const left = held.first === 0 ? teamIds.length : held.first - (await countGrants(tx, rewardId));
  const chosen = teamIds.slice(0, Math.max(0, left));
  if (chosen.length === 0) return false;
  const granted = await tx
    .insert(rewardGrants)
    .values(chosen.map((team_id) => ({ reward_id: rewardId, team_id, created_at: now })))
    .onConflictDoNothing()
    .returning({ team: rewardGrants.team_id });
  return granted.length > 0;
}

/** Gives a team a reward by hand. @returns whether a place was free */
export async function grantByHand(tx: Queries, rewardId: number, teamId: number, now: Date): Promise<boolean> {
  const its = and(eq(rewardGrants.reward_id, rewardId), eq(rewardGrants.team_id, teamId));
  const [has] = await tx.select().from(rewardGrants).where(its);
  if (!has && !(await grant(tx, rewardId, [teamId], now))) return false;
  await tx.update(rewardGrants).set({ by_hand: true }).where(its);
  return true;
}

/** A team has to earn a reward given by hand from now on; all of them if none is named. */
export async function endHandGrants(tx: Queries, teamId: number, rewardId?: number): Promise<void> {
  const only = rewardId === undefined ? undefined : eq(rewardGrants.reward_id, rewardId);
  await tx
    .update(rewardGrants)
    .set({ by_hand: false })
    .where(and(eq(rewardGrants.team_id, teamId), only));
}
