import { startsWith } from '@waymark/client';
import { useMemo } from 'react';
import { type QueryKey, useQueryClient } from '../query';

/** A record in the cache. */
export interface Stored<R> {
  /** The current value, also between renders. */
  readonly stored: () => R;
  /** Subscribes to changes. */
  readonly watch: (listener: () => void) => () => void;
}

/**
 * A record in the cache, to read and observe without re-rendering. It has to be loaded.
 * @param first its known value if the cache doesn't have it yet
 */
export function useStored<R extends object>(key: QueryKey, first?: R): Stored<R> {
  const client = useQueryClient();
  const place = JSON.stringify(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys are new arrays with every render; their content counts
  return useMemo(() => {
    const known = client.getQueryData<R>(key) ?? first;
    return {
      stored: () => {
        // If the cache was emptied meanwhile, the screen keeps its data.
        const record = client.getQueryData<R>(key) ?? known;
        if (!record) throw new Error(`Nothing is loaded for ${place}.`);
        return record;
      },
      watch: (listener) =>
        client.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
          if (type === 'updated' && startsWith(queryKey, key)) listener();
        }),
    };
  }, [client, place]);
}
