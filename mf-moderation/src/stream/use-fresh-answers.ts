import type { streamList } from '@waymark/client';
import { type Answer, type AnswerId, answersOfMessage, type GameId, gameOfMessage } from '@waymark/contract';
import { changeCached, type EndlessList, useLiveMessages } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useCallback, useRef } from 'react';
import { beforeAnswer, withFreshPart } from './fresh-part';
import { useOneAtATime } from './use-one-at-a-time';

/** Sources that change answers. New ones arrive at the top, which reloads by itself. */
const CHANGES = ['ss.answer.accept', 'ss.answer.reject', 'ss.answer.feature', 'ss.answer.update'] as const;

/** Reloads the parts below the top of a stream whose answers are changed; one that fails waits for the next change. */
export function useFreshAnswers(game: GameId, { queryKey, load }: ReturnType<typeof streamList>): void {
  const client = useQueryClient();
  const changed = useRef(new Set<AnswerId>());
  const reload = useOneAtATime(
    useCallback(
      async (signal) => {
        while (changed.current.size > 0) {
          const known = new Set([...changed.current].sort((one, other) => other - one));
          // A change during a request may be missing in its response.
          changed.current = new Set();
          for (const id of known) {
            const list = client.getQueryData<EndlessList<Answer>>(queryKey);
            const before = list && beforeAnswer(list, id);
            if (!before) continue;
            const part = await load(before, signal);
            for (const { id: read } of part.items) known.delete(read);
            const key = { queryKey, exact: true };
            changeCached<EndlessList<Answer>>(client, key, (now) => withFreshPart(now, before, part));
          }
        }
      },
      [client, load, queryKey],
    ),
  );
  useLiveMessages(CHANGES, (message) => {
    if ((gameOfMessage(message) ?? game) !== game) return;
    for (const id of answersOfMessage(message)) changed.current.add(id);
    void reload();
  });
}
