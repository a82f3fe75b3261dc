import { listAddress } from '@waymark/host-kit';

/** Which rewards show: `given` and `free` need a provider that tells who has them. */
export const REWARD_KINDS = ['all', 'points', 'given', 'free'] as const;
/** Which rewards show. */
export type RewardKind = (typeof REWARD_KINDS)[number];

/** Where somebody is in the rewards: page, page size and term, plus a kind. */
export const rewardsAddress = listAddress<{ kind: RewardKind }>({
  kind: { usual: 'all', read: (text) => REWARD_KINDS.find((kind) => kind === text) },
});

/** Where somebody is in the rewards. */
export type RewardsPlace = ReturnType<typeof rewardsAddress.read>;
