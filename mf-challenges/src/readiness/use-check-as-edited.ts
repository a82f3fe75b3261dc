import { gameToCheckQuery, keyStarts, keys, startsWith } from '@waymark/client';
import type { Game, GameId, Task } from '@waymark/contract';
import { type GameContent, type Readiness, reportOn, withEdits } from '@waymark/contract/readiness';
import { useHost } from '@waymark/host-kit';
import { type QueryClient, useQuery, useQueryClient } from '@waymark/host-kit/query';
import { useEffect, useSyncExternalStore } from 'react';
import { type OpenEdits, useOpenEdits } from '../challenge/open-edits';
import { useFoundInEdits } from './use-readiness';

/** Long enough to show the typed character first, too short to notice. */
const SOON = 60;

/**
 * Checks the game locally once a field is focused: with all unsaved edits, on every keystroke, without requests. The
 * game is loaded for it once, and again after changes.
 */
export function useCheckAsEdited(game: GameId): void {
  const { api } = useHost();
  const client = useQueryClient();
  const edits = useOpenEdits();
  const found = useFoundInEdits();
  const begun = useSyncExternalStore(edits.watch, edits.begun);
  const { data } = useQuery({ ...gameToCheckQuery(api, game, { silent: true, handles: [403] }), enabled: begun });
  useEffect(() => () => found.set(undefined), [found]);
  useEffect(() => {
    if (!data) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = SOON;
    const check = () => {
      const began = performance.now();
      const now = look(client, game, data, edits);
      if (JSON.stringify(now) !== JSON.stringify(found.get())) found.set(now);
      // With thousands of challenges, typing takes precedence.
      pause = Math.max(SOON, 4 * (performance.now() - began));
    };
    const checkSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(check, pause);
    };
    check();
    const ends = [
      edits.watch(checkSoon),
      // Saved edits show there immediately.
      client.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
        const isEdited = startsWith(queryKey, keyStarts.everyTask(game)) || startsWith(queryKey, keys.game(game));
        if (type === 'updated' && isEdited) checkSoon();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [client, data, edits, found, game]);
}

/** The game as if everything were saved, and its findings. */
function look(client: QueryClient, game: GameId, stored: GameContent, edits: OpenEdits): Readiness {
  const since = client.getQueryState(keys.gameToCheck(game))?.dataUpdatedAt ?? 0;
  const newer = <T>(key: readonly unknown[]): T[] =>
    client
      .getQueryCache()
      .findAll({ queryKey: key })
      .filter(({ queryKey, state }) => queryKey.length >= 2 && state.data && state.dataUpdatedAt > since)
      .map(({ state }) => state.data as T);
  const tasks = [...newer<Task>(keyStarts.everyTask(game)), ...[...edits].map((edit) => edit.latest())];
  const [settings] = newer<Game>(keys.game(game));
  return reportOn(withEdits({ ...stored, now: Date.now() }, { tasks, ...(settings ? { game: settings } : {}) }));
}
