import type { streamList } from '@waymark/client';
import { type Answer, type AnswerId, answersOfMessage, type GameId, gameOfMessage } from '@waymark/contract';
import { changeCached, type EndlessList, useLiveMessages } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useCallback, useEffect, useRef } from 'react';
import { beforeAnswer, withFreshPart } from './fresh-part';

/** Sources that change answers. New ones arrive at the top, which reloads by itself. */
const CHANGES = ['ss.answer.accept', 'ss.answer.reject', 'ss.answer.feature', 'ss.answer.update'] as const;

/** Reloads the parts below the top of a stream whose answers are changed. */
export function useFreshAnswers(game: GameId, { queryKey, load }: ReturnType<typeof streamList>): void {
  const client = useQueryClient();
  const changed = useRef(new Set<AnswerId>());
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  const reload = useCallback(async (): Promise<void> => {
    if (underWay.current) return;
    const control = new AbortController();
    underWay.current = control;
    try {
      while (changed.current.size > 0) {
        const known = new Set([...changed.current].sort((one, other) => other - one));
        // A change during a request may be missing in its response.
        changed.current = new Set();
        for (const id of known) {
          const list = client.getQueryData<EndlessList<Answer>>(queryKey);
          const before = list && beforeAnswer(list, id);
          if (!before) continue;
          const part = await load(before, control.signal);
          for (const { id: read } of part.items) known.delete(read);
          const key = { queryKey, exact: true };
          changeCached<EndlessList<Answer>>(client, key, (now) => withFreshPart(now, before, part));
        }
      }
    } catch {
      // They stay as they were until the next change.
    } finally {
      underWay.current = undefined;
    }
  }, [client, load, queryKey]);
  useLiveMessages(CHANGES, (message) => {
    if ((gameOfMessage(message) ?? game) !== game) return;
    for (const id of answersOfMessage(message)) changed.current.add(id);
    void reload();
  });
}
