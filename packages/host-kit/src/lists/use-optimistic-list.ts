import type { LiveMeta, Page } from '@waymark/client';
import { useCallback, useMemo, useState } from 'react';
import { keepPreviousData, type QueryKey, useQuery } from '../query';
import { type Listed, type ListRules, withChange, withChanges } from './list-change';
import { type ChangeList, useListChanges } from './use-list-changes';

/** What a list in pages is made of. */
export interface OptimisticListOptions<T extends Listed> {
  /** Query options of the page on view. */
  readonly query: {
    readonly queryKey: QueryKey;
    readonly meta: LiveMeta;
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Page<T>>;
  };
  /** Start of the keys of every page of the list. */
  readonly lists: QueryKey;
  /** Keys of what else is made of the same items: loaded again along with the list. */
  readonly related?: readonly QueryKey[];
  /** The same object from one drawing to the next. */
  readonly rules?: ListRules<T>;
}

interface Pins<T> {
  readonly view: string;
  readonly items: readonly T[];
  /** The page on which the provider has the latest of them, where it says. */
  readonly page: number;
}

const NOTHING: readonly never[] = [];

/**
 * A page of a list with changes that show before the provider has confirmed them. A change whose write fails is taken off
 * again, by itself: the list is as if it had never been made, and later changes stay.
 */
export function useOptimisticList<T extends Listed>({ query, lists, related, rules }: OptimisticListOptions<T>) {
  const made = useListChanges<T>({ lists, related, view: { key: query.queryKey, rules } });
  const { changes, key: view, reload } = made;
  const loaded = useQuery({ ...query, placeholderData: keepPreviousData });
  // A new item stays on top while its page is on view, wherever the provider sorts it ([G49]).
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

  /** Puts an item that was just made on top of the page on view. @param at the page the provider has it on, where it says */
  const pin = useCallback(
    (item: T, at = 1) =>
      setPins((now) => ({ view, items: [item, ...(now?.view === view ? now.items : NOTHING)], page: at })),
    [view],
  );

  return {
    /** What is loaded, and how loading stands. */
    query: loaded,
    /** The page as it shows; undefined until it is loaded. */
    page,
    items: page?.items ?? NOTHING,
    /** Shows a change at once and writes it. @throws what the write throws, after the change was taken off again */
    change,
    pin,
    unpin: useCallback(() => setPins(undefined), []),
    reload,
  };
}

/** A list on screen. */
export type OptimisticList<T extends Listed> = ReturnType<typeof useOptimisticList<T>>;

/** Pinned items first, as they are loaded by now where they are. */
const withPinned = <T extends Listed>(page: Page<T>, { items, page: at }: Pins<T>): Page<T> => ({
  ...page,
  items: [
    ...items.map((item) => page.items.find(({ id }) => id === item.id) ?? item),
    ...page.items.filter(({ id }) => !items.some((item) => item.id === id)),
  ],
  pages: Math.max(page.pages, at),
});
