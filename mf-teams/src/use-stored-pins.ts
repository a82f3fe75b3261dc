import type { OptimisticList, PageAt, PageQuery } from '@waymark/host-kit';
import { type UseQueryResult, useQuery } from '@waymark/host-kit/query';
import { useLayoutEffect } from 'react';
import { isWhole } from './whole-list';

interface Listed {
  readonly id: number;
}

/**
 * Keeps new items on top as the provider has them, also if they belong on another page than the displayed one, and drops
 * those that somebody else deleted. A new name may move them to any page, so the whole list is loaded to find them.
 * @param whole the query of all items
 */
export function useStoredPins<T extends Listed>(
  { pins, pinned, query }: OptimisticList<T>,
  { perPage }: PageAt,
  whole: PageQuery<readonly T[]>,
): void {
  const { data: page } = query;
  const isMissing = page !== undefined && (pinned?.items.some(({ id }) => !find(page.items, id)) ?? false);
  const isAll = isWhole(page, perPage);
  const loaded = useQuery({ ...whole, enabled: isMissing && !isAll });
  // While it is loaded again, the pinned items are as new.
  const all = !isAll && isFresh(loaded) ? loaded.data : undefined;
  // Fewer than the provider counts are not all.
  const isKnown = isFresh(query) && (isAll || (all !== undefined && all.length >= (page?.count ?? 0)));

  // Before the next paint: it must not show a change undone.
  useLayoutEffect(() => {
    if (!pinned) return;
    const items = pinned.items.flatMap(
      (item) => find(page?.items, item.id) ?? find(all, item.id) ?? (isKnown ? [] : item),
    );
    if (items.length !== pinned.items.length || items.some((item, at) => item !== pinned.items[at])) {
      pins.set({ ...pinned, items });
    }
  }, [pins, pinned, page, all, isKnown]);
}

/** The item with this id. */
export const find = <T extends Listed>(items: readonly T[] | undefined, id: number): T | undefined =>
  items?.find((item) => item.id === id);

/** Loaded, and not being loaded again. */
export const isFresh = ({ isSuccess, isPlaceholderData, fetchStatus }: UseQueryResult<unknown>): boolean =>
  isSuccess && !isPlaceholderData && fetchStatus === 'idle';
