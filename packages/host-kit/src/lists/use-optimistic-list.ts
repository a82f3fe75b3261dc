import type { LiveMeta, Page } from '@waymark/client';
import { useCallback, useMemo, useState } from 'react';
import { useReadable } from '../host-context';
import { hashKey, keepPreviousData, type QueryKey, useQuery, useQueryClient } from '../query';
import { type ListChange, type Listed, type ListOrder, withChanges } from './list-change';
import { pendingChangesOf } from './pending-changes';

/** What a list on screen is made of. */
export interface OptimisticListOptions<T extends Listed> {
  /** Query options of the page on view. */
  readonly query: {
    readonly queryKey: QueryKey;
    readonly meta?: LiveMeta;
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Page<T>>;
  };
  /** Start of the keys of every page of the list. */
  readonly lists: QueryKey;
  /** How its items are numbered, where they are. The same object from one drawing to the next. */
  readonly order?: ListOrder<T>;
}

const NOTHING: readonly never[] = [];

/**
 * A page of a list with changes that show before the provider has confirmed them. A change whose write fails is taken off
 * again, by itself: the list is as if it had never been made, and later changes stay.
 */
export function useOptimisticList<T extends Listed>({ query, lists, order }: OptimisticListOptions<T>) {
  const client = useQueryClient();
  const view = hashKey(query.queryKey);
  const pending = pendingChangesOf<T>(client, lists);
  const changes = useReadable(pending.changes);
  const loaded = useQuery({ ...query, placeholderData: keepPreviousData });
  // A new item stays on top while its page is on view, wherever the provider sorts it ([G49]).
  const [pins, setPins] = useState<{ readonly view: string; readonly items: readonly T[] }>();
  const pinned = pins?.view === view ? pins.items : NOTHING;

  const page = useMemo(
    () => loaded.data && withChanges(withPinned(loaded.data, pinned), changes, order),
    [loaded.data, pinned, changes, order],
  );

  /** Shows a change at once and writes it. @throws what the write throws, after the change was taken off again */
  const change = useCallback(
    async <Answer>(what: ListChange<T>, write: () => Promise<Answer>): Promise<Answer> => {
      const made = pending.add(what, order);
      try {
        const answer = await write();
        made.keep();
        if (what.kind === 'remove') setPins((now) => now && withoutPins(now, what.ids));
        return answer;
      } catch (error) {
        made.revert();
        throw error;
      } finally {
        void pending.reload();
      }
    },
    [pending, order],
  );

  /** Puts an item that was just made on top of the page on view. */
  const pin = useCallback(
    (item: T) => setPins((now) => ({ view, items: [item, ...(now?.view === view ? now.items : [])] })),
    [view],
  );

  return {
    /** What is loaded, and how loading stands. */
    query: loaded,
    /** The page as it shows; undefined until it is loaded. */
    page,
    items: page?.items ?? (NOTHING as readonly T[]),
    change,
    pin,
    unpin: useCallback(() => setPins(undefined), []),
    reload: pending.reload,
  };
}

/** A list on screen. */
export type OptimisticList<T extends Listed> = ReturnType<typeof useOptimisticList<T>>;

/** Pinned items first, as they are loaded by now where they are. */
function withPinned<T extends Listed>(page: Page<T>, pinned: readonly T[]): Page<T> {
  if (pinned.length === 0) return page;
  const { items } = page;
  const onTop = pinned.map((item) => items.find(({ id }) => id === item.id) ?? item);
  return { ...page, items: [...onTop, ...items.filter(({ id }) => !pinned.some((item) => item.id === id))] };
}

const withoutPins = <P extends { readonly items: readonly Listed[] }>(pins: P, ids: readonly number[]): P => ({
  ...pins,
  items: pins.items.filter(({ id }) => !ids.includes(id)),
});
