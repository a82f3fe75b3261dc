import { keys, startsWith } from '@waymark/client';
import { asTaskId, type GameId } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { useMemo, useRef } from 'react';

/**
 * A record as the page holds it, read and followed without drawing anything anew.
 * @param first what it is known to be
 */
export function useStored<R>(client: QueryClient, kind: 'task' | 'reality', game: GameId, id: number, first: R) {
  const known = useRef(first);
  return useMemo(() => {
    const key = kind === 'task' ? keys.task(game, asTaskId(id)) : keys.reality(game, id);
    return {
      // A cache that was emptied meanwhile takes nothing away from the screen.
      stored: (): R => client.getQueryData<R>(key) ?? known.current,
      watch: (listener: () => void) =>
        client.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
          if (type === 'updated' && startsWith(queryKey, key)) listener();
        }),
    };
  }, [client, kind, game, id]);
}
