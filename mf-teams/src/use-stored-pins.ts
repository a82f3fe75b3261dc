import type { Page } from '@waymark/client';
import type { OptimisticList, PageAt, PageQuery } from '@waymark/host-kit';
import { type UseQueryResult, useQuery } from '@waymark/host-kit/query';
import { useLayoutEffect } from 'react';
import { ALL, isWhole } from './whole-list';

interface Listed {
  readonly id: number;
}

/**
 * Keeps new items on top as the provider has them, also if they belong on another page than the displayed one, and drops
 * those that somebody else deleted. A new name may move them to any page, so the whole list is loaded to find them.
 */
export function useStoredPins<T extends Listed>(
  { pins, pinned, query }: OptimisticList<T>,
  { perPage }: PageAt,
  queryOf: (page: { readonly page: number; readonly perPage: number }) => PageQuery<Page<T>>,
): void {
  const { data: page } = query;
  const isAll = isWhole(page, perPage);
  const isMissing = page !== undefined && (pinned?.items.some(({ id }) => !find(page, id)) ?? false);
  const whole = useQuery({ ...queryOf({ page: 1, perPage: ALL }), enabled: isMissing && !isAll });
  // While it is loaded again, the pinned items are as new.
  const loaded = isFresh(whole) ? whole.data : undefined;
  const all = isAll ? page : loaded;
  const isKnown = isFresh(query) && isWhole(all, ALL);

  // Before the next paint: it must not show a change undone.
  useLayoutEffect(() => {
    if (!pinned) return;
    const items = pinned.items.flatMap((item) => find(page, item.id) ?? find(all, item.id) ?? (isKnown ? [] : item));
    if (items.length !== pinned.items.length || items.some((item, at) => item !== pinned.items[at])) {
      pins.set({ ...pinned, items });
    }
  }, [pins, pinned, page, all, isKnown]);
}

const find = <T extends Listed>(page: Page<T> | undefined, id: number): T | undefined =>
  page?.items.find((item) => item.id === id);

/** Loaded, and not being loaded again. */
const isFresh = ({ isSuccess, isPlaceholderData, fetchStatus }: UseQueryResult<unknown>): boolean =>
  isSuccess && !isPlaceholderData && fetchStatus === 'idle';
