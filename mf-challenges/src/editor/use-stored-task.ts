import type { GameId, Task } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { useMemo, useRef } from 'react';

/** A challenge as the page holds it, read and followed without drawing anything anew. */
export function useStoredTask(client: QueryClient, game: GameId, first: Task) {
  const { id } = first;
  const known = useRef(first);
  return useMemo(() => {
    const key = ['task', game, id];
    return {
      // A cache that was emptied meanwhile takes nothing away from the screen.
      stored: (): Task => client.getQueryData<Task>(key) ?? known.current,
      watch: (listener: () => void) =>
        client.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
          if (type === 'updated' && key.every((part, at) => queryKey[at] === part)) listener();
        }),
    };
  }, [client, game, id]);
}
