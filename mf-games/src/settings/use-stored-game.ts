import { keys, startsWith } from '@waymark/client';
import type { Game, GameId } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { useMemo } from 'react';

/** A game as the page holds it, read and followed without drawing anything anew. It has to be loaded. */
export function useStoredGame(client: QueryClient, id: GameId) {
  return useMemo(() => {
    const key = keys.game(id);
    const first = client.getQueryData<Game>(key);
    return {
      // A cache that was emptied meanwhile takes nothing away from the screen.
      stored: (): Game => client.getQueryData<Game>(key) ?? (first as Game),
      watch: (listener: () => void) =>
        client.getQueryCache().subscribe(({ type, query }) => {
          if (type === 'updated' && startsWith(query.queryKey, key)) listener();
        }),
    };
  }, [client, id]);
}
