import { listAddress } from '@waymark/host-kit';

/** Reward filters; `given` and `free` need a provider that reports grants. */
export const REWARD_KINDS = ['all', 'points', 'given', 'free'] as const;
/** A reward filter. */
export type RewardKind = (typeof REWARD_KINDS)[number];

/** The address of the rewards: page, page size, term and filter. */
export const rewardsAddress = listAddress<{ kind: RewardKind }>({
  kind: { usual: 'all', read: (text) => REWARD_KINDS.find((kind) => kind === text) },
});

/** A place in the rewards. */
export type RewardsPlace = ReturnType<typeof rewardsAddress.read>;
