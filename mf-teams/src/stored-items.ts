import type { PageQuery } from '@waymark/host-kit';
import { type UseQueryResult, useQuery } from '@waymark/host-kit/query';

/** What a list of the provider holds. */
export interface Listed {
  readonly id: number;
}

/**
 * All items of a list, where a page is not enough to find some.
 * @param whole the query of all items
 * @param count how many the provider counts
 * @param isNeeded whether to load them
 * @returns `all`, and whether these are all there are
 */
export function useWhole<T>(whole: PageQuery<readonly T[]>, count: number | undefined, isNeeded: boolean) {
  const loaded = useQuery({ ...whole, enabled: isNeeded });
  // While they load again, the copies at hand are newer.
  const all = isNeeded && isFresh(loaded) ? loaded.data : undefined;
  // Fewer than the provider counts are not all.
  return { all, isAllKnown: all !== undefined && all.length >= (count ?? 0) };
}

/**
 * Copies of items as the provider has them now.
 * @param lists where to look for them, newest first
 * @param isKnown whether the lists have all that exist: those not found are gone
 */
export const asStored = <T extends Listed>(
  copies: readonly T[],
  lists: readonly (readonly T[] | undefined)[],
  isKnown: boolean,
): T[] =>
  copies.flatMap((copy) => {
    const list = lists.find((items) => find(items, copy.id));
    return find(list, copy.id) ?? (isKnown ? [] : copy);
  });

/** The item with this id. */
export const find = <T extends Listed>(items: readonly T[] | undefined, id: number): T | undefined =>
  items?.find((item) => item.id === id);

/** Loaded, and not being loaded again. */
export const isFresh = ({ isSuccess, isPlaceholderData, fetchStatus }: UseQueryResult<unknown>): boolean =>
  isSuccess && !isPlaceholderData && fetchStatus === 'idle';
