import type { LiveMeta } from '@waymark/client';
import { useCallback, useMemo, useRef, useState } from 'react';
import { changeCached } from '../change-cached';
import { type QueryKey, useQuery, useQueryClient } from '../query';
import { type EndlessList, type EndlessPart, withNewTop, withNextPart } from './endless-list';
import { fetchPart } from './fetch-part';
import { type Listed, type ListRules, withChanges } from './list-change';
import { useListChanges } from './use-list-changes';

const NOTHING: readonly never[] = [];

/** Options of an endless list. */
export interface EndlessListOptions<T extends Listed> {
  readonly queryKey: QueryKey;
  /** What it shows, and of which game (`shows`). */
  readonly meta: LiveMeta;
  /** Key prefix of everything that shows the same items; the list's own key by default. */
  readonly lists?: QueryKey;
  /** A stable object. */
  readonly rules?: ListRules<T>;
  /**
   * Loads the part after an item, or the top of the list.
   * @throws {ApiFailure}
   */
  readonly load: (after: T | undefined, signal: AbortSignal) => Promise<EndlessPart<T>>;
}

/**
 * An endless list, newest first, under one key of the query cache. Its top loads like any query, and again whenever it is
 * invalidated; further parts load near the end. It is changed like a paged list: at once, and reverted when refused.
 */
export function useEndlessList<T extends Listed>(options: EndlessListOptions<T>) {
  const { queryKey, meta, lists = queryKey, rules, load } = options;
  const client = useQueryClient();
  const { changes, change, reload } = useListChanges<T>({ lists, view: { key: queryKey, rules } });
  const query = useQuery({
    queryKey,
    meta,
    queryFn: async ({ signal }): Promise<EndlessList<T>> => {
      const top = await load(undefined, signal);
      return withNewTop(client.getQueryData<EndlessList<T>>(queryKey), top);
    },
  });
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<unknown>();

  const more = useCallback(async (): Promise<void> => {
    const list = client.getQueryData<EndlessList<T>>(queryKey);
    if (!list || list.isWhole || isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(undefined);
    try {
      const last = list.items.at(-1);
      await fetchPart(client, queryKey, async (signal) => {
        const part = await load(last, signal);
        // The list may have started over meanwhile, and the part would leave a gap.
        changeCached<EndlessList<T>>(client, { queryKey, exact: true }, (now) =>
          now.items.at(-1)?.id === last?.id ? withNextPart(now, part) : now,
        );
      });
    } catch (error) {
      setFailure(error);
    } finally {
      isUnderWay.current = false;
    }
  }, [client, load, queryKey]);

  const list = useMemo(
    () => query.data && withChanges<T, EndlessList<T>>(query.data, changes, rules),
    [query.data, changes, rules],
  );

  return {
    query,
    items: list?.items ?? NOTHING,
    isWhole: list?.isWhole ?? false,
    count: list?.count,
    change,
    reload,
    /** Loads the next part; does nothing while one is loading, and at the end. */
    more,
    /** Why the next part failed to load. */
    failure,
  };
}
