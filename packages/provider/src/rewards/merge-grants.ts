import { and, eq, exists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { type MergedParts, rewardGrants } from '../db/schema';
import { endHandGrants, grantByHand } from './update-grants';

const theirs = alias(rewardGrants, 'theirs');

type MergedGrants = Pick<MergedParts, 'rewards' | 'shared_rewards'>;

/** The rewards that a team was given by hand; one that the other team has can't move to it. */
export async function listHandGrants(tx: Queries, teamId: number, other: number): Promise<Required<MergedGrants>> {
  const held = tx
    .select({ one: sql`1` })
    .from(theirs)
    .where(and(eq(theirs.reward_id, rewardGrants.reward_id), eq(theirs.team_id, other)));
  const rows = await tx
    .select({ id: rewardGrants.reward_id, shared: sql<boolean>`${exists(held)}`.as('shared') })
    .from(rewardGrants)
    .where(and(eq(rewardGrants.team_id, teamId), eq(rewardGrants.by_hand, true)));
  const ids = (shared: boolean) => rows.filter((row) => row.shared === shared).map(({ id }) => id);
  return { rewards: ids(false), shared_rewards: ids(true) };
}

/** Moves rewards given by hand to the team that a merge leaves, and frees the places of those that both had. */
export async function mergeHandGrants(tx: Queries, merged: MergedGrants, from: number, to: number): Promise<void> {
  await moveHandGrants(tx, merged, from, to);
  await endHandGrants(tx, from);
}

/** Undoes it as far as the rewards were not taken back since and places are left. */
export async function returnHandGrants(
  tx: Queries,
  merged: MergedGrants,
  from: number,
  to: number,
  now: Date,
): Promise<void> {
  await moveHandGrants(tx, merged, from, to);
  for (const id of merged.shared_rewards ?? []) await grantByHand(tx, id, to, now);
}

async function moveHandGrants(tx: Queries, { rewards = [] }: MergedGrants, from: number, to: number): Promise<void> {
  const its = and(eq(rewardGrants.team_id, from), eq(rewardGrants.by_hand, true));
  await tx
    .update(rewardGrants)
    .set({ team_id: to })
    .where(and(its, isAnyOf(rewardGrants.reward_id, rewards)));
}
