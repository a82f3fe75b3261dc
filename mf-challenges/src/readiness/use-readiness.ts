import { readinessKey, readinessQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { useEffect } from 'react';

/** Data of a game that findings follow from, by the first part of their keys. */
const FOLLOWS_FROM: ReadonlySet<unknown> = new Set(['tasks', 'task', 'game']);
/** Several writes at once are one reason to ask again. */
const PAUSE = 300;

/** What should be looked at before the game starts, as it is stored now. */
export function useReadiness(game: GameId) {
  const { api } = useHost();
  return useQuery(readinessQuery(api, game, { silent: true, handles: [403] }));
}

/** Asks again whenever something was saved here. What others save arrives as live messages and needs no help. */
export function useFreshReadiness(game: GameId): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      const [name, of] = event.query.queryKey;
      if (of !== game || !FOLLOWS_FROM.has(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void client.invalidateQueries({ queryKey: readinessKey(game) }), PAUSE);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, game]);
}
