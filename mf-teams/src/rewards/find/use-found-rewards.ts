import { keys, type Page } from '@waymark/client';
import type { GameId, Reward } from '@waymark/contract';
import { matches, type OptimisticList, type PageAt, pageOf } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useMemo } from 'react';
import { ALL, isWhole } from '../../whole-list';
import { type RewardKind, type RewardsPlace, rewardsAddress } from './rewards-address';

const IS: Readonly<Record<RewardKind, (reward: Reward) => boolean>> = {
  all: () => true,
  points: ({ points = 0 }) => points > 0,
  given: ({ granted = 0 }) => granted > 0,
  free: ({ granted = 0 }) => granted === 0,
};

/** The part of the rewards to load: a page, or all if they are filtered here. */
export function useRewardsView(game: GameId, place: RewardsPlace): PageAt {
  const client = useQueryClient();
  const { page, perPage, endless } = place;
  if (!rewardsAddress.isNarrowed(place)) return { page, perPage, endless };
  const first = client.getQueryData<Page<Reward>>(keys.rewardsPage(game, { page: 1, perPage }));
  return { page: 1, perPage: isWhole(first, perPage) ? perPage : ALL };
}

/** The rewards for the address, filtered here because the documented call only pages. */
export function useFoundRewards(list: OptimisticList<Reward>, place: RewardsPlace, openId: number | undefined) {
  const { query, page: loaded, items, more } = list;
  const { term, kind } = place;
  const isNarrowed = rewardsAddress.isNarrowed(place) && query.data !== undefined && !query.isPlaceholderData;
  const found = useMemo(
    () =>
      isNarrowed
        ? items.filter(
            // The open reward stays, even if it no longer matches.
            (reward) =>
              reward.id === openId ||
              (IS[kind](reward) &&
                (term === '' || matches(term, reward.title ?? undefined, reward.description ?? undefined))),
          )
        : items,
    [isNarrowed, items, openId, kind, term],
  );
  if (!isNarrowed) return { items, query, page: loaded, more, paged: query };
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const shown = pageOf(found, place);
  return {
    items: shown.items,
    /** The query for ListStates: a search without a match is an empty list. */
    query: { data: data && shown, error, isFetching, isPlaceholderData, refetch },
    page: loaded && shown,
    paged: { data: shown, isPlaceholderData: false },
  };
}
