import type { GameId } from '@waymark/contract';
import { useLiveMessages } from '@waymark/host-kit';
import { useState } from 'react';

/**
 * How many answers a game has: as it was loaded, and what was heard since.
 * @param loaded undefined where the provider does not count them
 * @param at when it was loaded
 */
export function useAnswersSoFar(game: GameId, loaded: number | undefined, at: number): number | undefined {
  const [heard, setHeard] = useState({ at, n: 0 });
  useLiveMessages(['ss.answer.create'], ({ detail }) => {
    if (detail.game?.id === game) setHeard((now) => ({ at, n: now.at === at ? now.n + 1 : 1 }));
  });
  return loaded === undefined ? undefined : loaded + (heard.at === at ? heard.n : 0);
}
