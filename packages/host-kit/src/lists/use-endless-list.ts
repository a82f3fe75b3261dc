import type { LiveMeta } from '@waymark/client';
import { useCallback, useRef, useState } from 'react';
import { type QueryKey, useQuery, useQueryClient } from '../query';
import { type EndlessList, type EndlessPart, withNewTop, withNextPart } from './endless-list';

/** What an endless list is made of. */
export interface EndlessListOptions<T> {
  readonly queryKey: QueryKey;
  /** What it shows, of which game (`shows`). */
  readonly meta?: LiveMeta;
  /**
   * Loads the part after an item, or the top of the list.
   * @throws {ApiFailure}
   */
  readonly load: (after: T | undefined, signal: AbortSignal) => Promise<EndlessPart<T>>;
}

/**
 * A list without an end, newest first, under one key of the query cache: its top is loaded like any query and again
 * whenever that is made old, further parts as somebody comes near the end.
 */
export function useEndlessList<T extends { readonly id: number }>({ queryKey, meta, load }: EndlessListOptions<T>) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey,
    meta,
    queryFn: async ({ signal }): Promise<EndlessList<T>> => {
      const top = await load(undefined, signal);
      return withNewTop(client.getQueryData<EndlessList<T>>(queryKey), top);
    },
  });
  const underWay = useRef<AbortController>(undefined);
  const [failure, setFailure] = useState<unknown>();

  const more = useCallback(async (): Promise<void> => {
    const list = client.getQueryData<EndlessList<T>>(queryKey);
    if (!list || list.isWhole || underWay.current) return;
    const control = new AbortController();
    underWay.current = control;
    setFailure(undefined);
    try {
      const part = await load(list.items.at(-1), control.signal);
      client.setQueryData<EndlessList<T>>(queryKey, (now) => withNextPart(now ?? list, part));
    } catch (error) {
      setFailure(error);
    } finally {
      underWay.current = undefined;
    }
  }, [client, load, queryKey]);

  return {
    query,
    items: query.data?.items ?? [],
    isWhole: query.data?.isWhole ?? false,
    count: query.data?.count,
    /** Loads the next part; does nothing while one is on its way, and at the end. */
    more,
    /** Why the next part did not come. */
    failure,
  };
}
