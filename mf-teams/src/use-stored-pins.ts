import type { OptimisticList, PageAt, PageQuery } from '@waymark/host-kit';
import { useLayoutEffect } from 'react';
import { asStored, find, isFresh, type Listed, useWhole } from './stored-items';
import { isWhole } from './whole-list';

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
  const { all, isAllKnown } = useWhole(whole, page?.count, isMissing && !isAll);
  const isKnown = isFresh(query) && (isAll || isAllKnown);

  // Before the next paint: it must not show a change undone.
  useLayoutEffect(() => {
    if (!pinned) return;
    const items = asStored(pinned.items, [page?.items, all], isKnown);
    if (items.length !== pinned.items.length || items.some((item, at) => item !== pinned.items[at])) {
      pins.set({ ...pinned, items });
    }
  }, [pins, pinned, page, all, isKnown]);
}
