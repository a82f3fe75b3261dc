import { startsWith } from '@waymark/client';
import { useMemo } from 'react';
import { type QueryKey, useQueryClient } from '../query';

/** A record as the page holds it. */
export interface Stored<R> {
  /** As of now, between two renders as well. */
  readonly stored: () => R;
  /** Follows its changes. */
  readonly watch: (listener: () => void) => () => void;
}

/**
 * A record as the page holds it, read and followed without re-rendering anything. It has to be loaded.
 * @param first what it is known to be, where the page does not hold it yet
 */
export function useStored<R extends object>(key: QueryKey, first?: R): Stored<R> {
  const client = useQueryClient();
  const place = JSON.stringify(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys are written anew with every render; what they say counts
  return useMemo(() => {
    const known = client.getQueryData<R>(key) ?? first;
    return {
      stored: () => {
        // A cache that was emptied meanwhile takes nothing away from the screen.
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
