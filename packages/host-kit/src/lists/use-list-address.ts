import { useCallback, useEffect, useMemo } from 'react';
import { useHost } from '../host-context';
import { useLocation, useNavigate } from '../router';
import type { ListAddress, ListPlace } from './list-address';

/** How a change of place enters the history. */
export interface PlaceChangeOptions {
  /** Replaces the previous entry, so that Back skips it. */
  readonly replace?: boolean;
}

/** The place in a list, from the address, and how to change it. */
export function useListAddress<P extends ListPlace>(address: ListAddress<P>) {
  const { navigation } = useHost();
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => address.read(search), [address, search]);
  const change = useCallback(
    (to: Partial<P>, { replace = false }: PlaceChangeOptions = {}) => {
      // As of now: a search waits for a pause in typing, and a filter may have been chosen since.
      const { search, state } = navigation.location.get();
      const next = address.write(address.changed(address.read(search), to), search);
      if (next !== search) void navigate({ search: next }, { replace, state });
    },
    [address, navigate, navigation],
  );
  return { place, change };
}

/** How to change the place in a list. */
export type ChangePlace<P extends ListPlace> = (to: Partial<P>, options?: PlaceChangeOptions) => void;

interface PagesKnown {
  readonly data?: { readonly pages: number } | undefined;
  readonly isPlaceholderData: boolean;
}

/**
 * Navigates to the last page if the address names one beyond it.
 * @returns whether it does
 */
export function useLastPage(
  { data, isPlaceholderData }: PagesKnown,
  page: number,
  change: (to: { readonly page: number }, options: PlaceChangeOptions) => void,
): boolean {
  const pages = isPlaceholderData ? undefined : data?.pages;
  const beyond = pages !== undefined && page > pages;
  useEffect(() => {
    if (beyond) change({ page: pages }, { replace: true });
  }, [beyond, change, pages]);
  return beyond;
}
