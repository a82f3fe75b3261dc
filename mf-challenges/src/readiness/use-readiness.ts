import { keyStarts, keys, readinessQuery, startsWith } from '@waymark/client';
import type { GameId, Host, Writable } from '@waymark/contract';
import { writable } from '@waymark/contract';
import type { Readiness } from '@waymark/contract/readiness';
import { useHost, useReadable } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { useEffect } from 'react';

/** Data of a game that findings depend on. */
const dataBehind = (game: GameId) => [keyStarts.tasks(game), keyStarts.everyTask(game), keys.game(game)];
/** Several writes at once cause one reload. */
const PAUSE = 300;

const byHost = new WeakMap<Host, Writable<Readiness | undefined>>();

/** The findings including unsaved edits; undefined before editing begins. */
export function useFoundInEdits(): Writable<Readiness | undefined> {
  const host = useHost();
  const found = byHost.get(host) ?? writable<Readiness | undefined>(undefined);
  byHost.set(host, found);
  return found;
}

/** What to check before the game starts: including unsaved edits, if there are any. */
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

/** Reloads after every save here. Other people's saves arrive as live messages. */
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
