import { asTeamId, type PlayReward, type Reward, type RewardGrant } from '@waymark/contract';
import type { Queries } from '../db/database';
import { listAttachmentsOf } from '../media/attachments';
import { presentAssets } from '../media/present';
import { fillerFor } from '../personalizations/fill';
import { countGranted, listGrantedTeams, listRewardsOf, type RewardRow } from './repo';

/** Rewards as the builder shows them. */
export async function presentRewards(queries: Queries, rows: readonly RewardRow[], origin: string): Promise<Reward[]> {
  const ids = rows.map(({ id }) => id);
  const [granted, files] = [await countGranted(queries, ids), await listAttachmentsOf(queries, 'reward', ids)];
  return rows.map(({ id, title, description, first, trig, style, push, points }) => {
    const assets = presentAssets(origin, files.get(id) ?? []);
    const photo = assets.photos[0]?.url ?? null;
    const fields = { id, title, description, photo, first, trig, style, push, points };
    return { ...fields, granted: granted.get(id) ?? 0, assets };
  });
}

/** The teams that have a reward. */
export async function presentGrants(queries: Queries, rewardId: number, origin: string): Promise<RewardGrant[]> {
  const rows = await listGrantedTeams(queries, rewardId);
  const files = await listAttachmentsOf(
    queries,
    'team',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, at, byHand }) => ({
    id: asTeamId(id),
    name,
    granted_at: at.toISOString(),
    by_hand: byHand,
    assets: presentAssets(origin, files.get(id) ?? []),
  }));
}

/** A team's rewards, with the words of its game. */
export async function presentEarned(
  queries: Queries,
  game: { readonly id: number },
  team: { readonly id: number; readonly name: string },
  origin: string,
): Promise<PlayReward[]> {
  const rows = await listRewardsOf(queries, team.id);
  const files = await listAttachmentsOf(
    queries,
    'reward',
    rows.map(({ reward }) => reward.id),
  );
  const texts = rows.flatMap(({ reward: { title, description, push } }) => [title, description, push]);
  const fill = await fillerFor(queries, game.id, team.name, texts);
  return rows.map(({ reward: { id, title, description, push, points }, at }) => ({
    id,
    title: fill.text(title),
    description: fill.html(description),
    push: fill.text(push),
    points,
    granted_at: at.toISOString(),
    assets: presentAssets(origin, files.get(id) ?? []),
  }));
}
