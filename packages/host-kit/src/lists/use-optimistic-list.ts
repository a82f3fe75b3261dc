import type { LiveMeta, Page } from '@waymark/client';
import { useCallback, useMemo, useState } from 'react';
import { keepPreviousData, type QueryKey, useQuery } from '../query';
import { type Listed, type ListRules, withChange, withChanges } from './list-change';
import { type ChangeList, useListChanges } from './use-list-changes';

/** Options of a paged list. */
export interface OptimisticListOptions<T extends Listed> {
  /** Query options of the displayed page. */
  readonly query: {
    readonly queryKey: QueryKey;
    readonly meta: LiveMeta;
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Page<T>>;
  };
  /** Key prefix of every page of the list. */
  readonly lists: QueryKey;
  /** Keys of other queries about the same items: reloaded along with the list. */
  readonly related?: readonly QueryKey[];
  /** A stable object. */
  readonly rules?: ListRules<T>;
}

interface Pins<T> {
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
  const made = useListChanges<T>({ lists, related, view: { key: query.queryKey, rules } });
  const { changes, key: view, reload } = made;
  const loaded = useQuery({ ...query, placeholderData: keepPreviousData });
  // A new item stays on top while this page is displayed, wherever the provider sorts it ([G49]).
  const [pins, setPins] = useState<Pins<T>>();
  const pinned = pins?.view === view ? pins : undefined;

  const page = useMemo(
    () => loaded.data && withChanges(pinned ? withPinned(loaded.data, pinned) : loaded.data, changes, rules),
    [loaded.data, pinned, changes, rules],
  );

  const { change: write } = made;
  const change: ChangeList<T> = useCallback(
    async (what, send, answered) => {
      const answer = await write(what, send, answered);
      setPins((now) => now && withChange<T, Pins<T>>(now, what));
      return answer;
    },
    [write],
  );

  /**
   * Puts a newly created item on top of the displayed page.
   * @param at the page the provider has it on, if known
   */
  const pin = useCallback(
    (item: T, at = 1) =>
      setPins((now) => ({ view, items: [item, ...(now?.view === view ? now.items : NOTHING)], page: at })),
    [view],
  );

  return {
    /** The loaded data, and the state of loading. */
    query: loaded,
    /** The page with its changes; undefined until it is loaded. */
    page,
    items: page?.items ?? NOTHING,
    /**
     * Shows a change at once and writes it.
     * @throws what the write throws, after reverting the change
     */
    change,
    pin,
    unpin: useCallback(() => setPins(undefined), []),
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
