import type { Page } from '@waymark/client';
import { writable } from '@waymark/contract';
import { useCallback, useMemo, useState } from 'react';
import { useReadable } from '../host-context';
import { keepPreviousData, type QueryKey, useQuery } from '../query';
import { type ListChange, type Listed, type ListRules, withChange, withChanges } from './list-change';
import type { PagesQuery } from './page-at';
import { useListChanges } from './use-list-changes';

/** Options of a paged list. */
export interface OptimisticListOptions<T extends Listed> {
  /** Query options of the displayed page, or of an endless list. */
  readonly query: PagesQuery<Page<T>>;
  /** Key prefix of every page of the list. */
  readonly lists: QueryKey;
  /** Keys of other queries about the same items: reloaded along with the list. */
  readonly related?: readonly QueryKey[];
  /** A stable object. */
  readonly rules?: ListRules<T>;
}

/** New items that stay on top of a view. */
export interface Pins<T> {
  readonly view: string;
  readonly items: readonly T[];
  /** The provider's page of the latest one, if it sends it. */
  readonly page: number;
}

const NOTHING: readonly never[] = [];

/**
 * A page of a list with optimistic changes. If a write fails, that change alone is reverted, as if it had never been
 * made; later changes stay.
 */
export function useOptimisticList<T extends Listed>({ query, lists, related, rules }: OptimisticListOptions<T>) {
  // A new item stays on top while this page is displayed, wherever the provider sorts it ([G49]). Kept in a store like
  // the changes, so that an accepted change moves over from them in one rendering.
  const [pins] = useState(() => writable<Pins<T> | undefined>(undefined));
  const onKept = useCallback(
    (change: ListChange<T>) => {
      const now = pins.get();
      if (now) pins.set(withChange<T, Pins<T>>(now, change));
    },
    [pins],
  );
  const {
    changes,
    change,
    reload,
    key: view,
  } = useListChanges<T>({
    lists,
    related,
    view: { key: query.queryKey, rules, onKept },
  });
  const loaded = useQuery({ ...query, placeholderData: keepPreviousData });
  const latest = useReadable(pins);
  const pinned = latest?.view === view ? latest : undefined;

  const page = useMemo(
    () => loaded.data && withChanges(pinned ? withPinned(loaded.data, pinned) : loaded.data, changes, rules),
    [loaded.data, pinned, changes, rules],
  );

  /**
   * Puts a newly created item on top of the displayed page.
   * @param at the page the provider has it on, if known
   */
  const pin = useCallback(
    (item: T, at = 1) => {
      const now = pins.get();
      pins.set({ view, items: [item, ...(now?.view === view ? now.items : NOTHING)], page: at });
    },
    [pins, view],
  );

  return {
    /** The loaded data, and the state of loading. */
    query: loaded,
    /** The page with its changes; undefined until it is loaded. */
    page,
    items: page?.items ?? NOTHING,
    /** The query, if the list is endless. */
    more: query.after && query,
    /**
     * Shows a change at once and writes it.
     * @throws what the write throws, after reverting the change
     */
    change,
    pin,
    pins,
    /** What is pinned to the displayed page. */
    pinned,
    unpin: useCallback(() => pins.set(undefined), [pins]),
    reload,
  };
}

/** A displayed list. */
export type OptimisticList<T extends Listed> = ReturnType<typeof useOptimisticList<T>>;

/** Pinned items first, in their loaded state if they have been loaded. */
const withPinned = <T extends Listed>(page: Page<T>, { items, page: at }: Pins<T>): Page<T> => ({
  ...page,
  items: [
    ...items.map((item) => page.items.find(({ id }) => id === item.id) ?? item),
    ...page.items.filter(({ id }) => !items.some((item) => item.id === id)),
  ],
  pages: Math.max(page.pages, at),
});
