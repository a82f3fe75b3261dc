import {
  createReward,
  deleteReward,
  type GameId,
  grantReward,
  listRewardGrants,
  listRewards,
  PAGE_SIZE_DEFAULT,
  type Reward,
  type RewardGrant,
  type RewardWrite,
  type TeamId,
  takeReward,
  updateReward,
} from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { CallFailure } from '../transport/failure';
import { allPages, type Page, readPage } from '../transport/paging';
import type { GroupsPage } from './list-views';

/** As many as one response holds. */
const ALL = 9999;

/** Query options of all rewards of a game at once. */
export const allRewardsQuery = (api: Api, game: GameId, options?: CallOptions) => ({
  queryKey: keys.allRewards(game),
  meta: shows(SHOWN.rewards, game),
  queryFn: (reading: { readonly signal: AbortSignal }): Promise<readonly Reward[]> =>
    allPages((page) => rewardsQuery(api, game, { page, perPage: ALL }, options).queryFn(reading)),
});

/** Query options of one page of a game's rewards. */
export const rewardsQuery = (api: Api, game: GameId, { page, perPage }: GroupsPage, options?: CallOptions) => ({
  queryKey: keys.rewardsPage(game, { page, perPage }),
  meta: shows(SHOWN.rewards, game),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Page<Reward>> => {
    const call = { params: { game_id: game }, query: { game_id: game, page, per_page: perPage } };
    const answer = await callRoute(api, listRewards, call, { ...options, signal });
    return readPage(answer, answer.achievements, { page, perPage });
  },
});

/**
 * Creates a reward.
 * @returns the reward, and its page if the provider sends it
 */
export async function makeReward(
  api: Api,
  game: GameId,
  perPage: number,
  options?: CallOptions,
): Promise<{ readonly reward: Reward; readonly page: number | undefined }> {
  // The page is computed for the default size, because the documented call names only the game.
  const { achievement, meta } = await callRoute(api, createReward, { body: { game_id: game } }, options);
  const page = perPage === PAGE_SIZE_DEFAULT ? meta?.page : undefined;
  return { reward: achievement ?? (await newestReward(api, game)), page };
}

/** If the response lacks the new reward, it is the newest in the list. */
async function newestReward(api: Api, game: GameId): Promise<Reward> {
  const rewards = await allRewardsQuery(api, game).queryFn({ signal: new AbortController().signal });
  const [newest] = [...rewards].sort((one, other) => other.id - one.id);
  if (!newest) throw new CallFailure(404, 'The new reward is not in the list.', undefined, false);
  return newest;
}

/** Changes fields of a reward. @returns it as it is now, if the provider sends it */
export async function saveReward(
  api: Api,
  game: GameId,
  id: number,
  changes: RewardWrite,
  options?: CallOptions,
): Promise<Reward | undefined> {
  const call = { params: { id }, body: { ...changes, game_id: game } };
  return (await callRoute(api, updateReward, call, options)).achievement;
}

/** Deletes a reward. */
export async function removeReward(api: Api, game: GameId, id: number, options?: CallOptions): Promise<void> {
  await callRoute(api, deleteReward, { params: { id }, query: { game_id: game } }, options);
}

/** Query options of the teams that have a reward. */
export const rewardGrantsQuery = (api: Api, game: GameId, id: number) => ({
  queryKey: keys.rewardGrants(game, id),
  meta: shows(['ss.game.update'], game),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly RewardGrant[]> =>
    (await callRoute(api, listRewardGrants, { params: { id }, query: { game_id: game } }, { signal })).teams,
});

/** Grants a team a reward manually. */
export async function giveReward(
  api: Api,
  game: GameId,
  id: number,
  team: TeamId,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, grantReward, { params: { id }, body: { game_id: game, team_id: team } }, options);
}

/** Revokes a manually granted reward. */
export async function revokeGrantedReward(
  api: Api,
  game: GameId,
  id: number,
  team: TeamId,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, takeReward, { params: { id }, query: { game_id: game, team_id: team } }, options);
}
