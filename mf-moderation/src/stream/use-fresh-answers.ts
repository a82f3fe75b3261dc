import type { streamList } from '@waymark/client';
import { type Answer, type AnswerId, answersOfMessage, type GameId, gameOfMessage } from '@waymark/contract';
import { changeCached, type EndlessList, useLiveMessages } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useCallback, useRef } from 'react';
import { answersAwaiting, beforeAnswer, withFreshPart } from './fresh-part';
import { useFreshBelow } from './use-fresh-below';
import { useOneAtATime } from './use-one-at-a-time';

/** Sources that change answers. New ones arrive at the top, which reloads by itself. */
const CHANGES = ['ss.answer.accept', 'ss.answer.reject', 'ss.answer.feature', 'ss.answer.update'] as const;

/**
 * Reloads the parts below the top of a stream whose answers are changed, or all of them if a message doesn't name any; one
 * that fails waits for the next change.
 */
export function useFreshAnswers(game: GameId, options: ReturnType<typeof streamList>): void {
  const { queryKey, load } = options;
  const client = useQueryClient();
  const below = useFreshBelow(game, options);
  const isAnyChanged = useRef(false);
  const changed = useRef(new Set<AnswerId>());
  const reload = useOneAtATime(
    useCallback(
      async (signal) => {
        while (isAnyChanged.current || changed.current.size > 0) {
          if (isAnyChanged.current) {
            // Hosts reload the top after subscribers have heard a message, and the rest waits for it.
            await new Promise((resolve) => setTimeout(resolve));
            isAnyChanged.current = false;
            await client.refetchQueries({ queryKey: below, exact: true });
          }
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
      [below, client, load, queryKey],
    ),
  );
  useLiveMessages(CHANGES, (message) => {
    if ((gameOfMessage(message) ?? game) !== game) return;
    const named = answersOfMessage(message);
    isAnyChanged.current ||= named.length === 0;
    for (const id of named) changed.current.add(id);
    void reload();
  });
  useLiveMessages(['ss.game.media'], (message) => {
    if ((gameOfMessage(message) ?? game) !== game) return;
    const list = client.getQueryData<EndlessList<Answer>>(queryKey);
    for (const id of list ? answersAwaiting(list, message.detail.media?.uuid) : []) changed.current.add(id);
    void reload();
  });
}
