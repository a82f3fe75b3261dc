import { keyStarts, keys, readinessQuery, startsWith } from '@waymark/client';
import type { GameId, Host, Writable } from '@waymark/contract';
import { writable } from '@waymark/contract';
import type { Readiness } from '@waymark/contract/readiness';
import { useHost, useReadable } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { useEffect } from 'react';

/** Data of a game that findings follow from. */
const dataBehind = (game: GameId) => [keyStarts.tasks(game), keyStarts.everyTask(game), keys.game(game)];
/** Several writes at once are one reason to ask again. */
const PAUSE = 300;

const byHost = new WeakMap<Host, Writable<Readiness | undefined>>();

/** What is found in the game as it is being edited; undefined before anybody has begun. */
export function useFoundInEdits(): Writable<Readiness | undefined> {
  const host = useHost();
  const found = byHost.get(host) ?? writable<Readiness | undefined>(undefined);
  byHost.set(host, found);
  return found;
}

/** What should be looked at before the game starts: with what is being edited, else as it is stored. */
export function useReadiness(game: GameId) {
  const { api } = useHost();
  const inEdits = useReadable(useFoundInEdits());
  const stored = useQuery({
    ...readinessQuery(api, game, { silent: true, handles: [403] }),
    enabled: inEdits === undefined,
  });
  const { error, isFetching, refetch } = stored;
  return { data: inEdits ?? stored.data, error, isFetching, refetch };
}

/** Asks again whenever something was saved here. What others save arrives as live messages and needs no help. */
export function useFreshReadiness(game: GameId): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      const { queryKey } = event.query;
      if (!dataBehind(game).some((start) => startsWith(queryKey, start))) return;
      clearTimeout(timer);
      timer = setTimeout(() => void client.invalidateQueries({ queryKey: keyStarts.readiness(game) }), PAUSE);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, game]);
}
