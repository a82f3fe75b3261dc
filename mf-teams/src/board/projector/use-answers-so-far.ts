import type { GameId } from '@waymark/contract';
import { useLiveMessages } from '@waymark/host-kit';
import { useState } from 'react';

/**
 * Number of answers in a game: as loaded, plus live ones since.
 * @param loaded undefined if the provider doesn't count them
 * @param at time of loading
 */
export function useAnswersSoFar(game: GameId, loaded: number | undefined, at: number): number | undefined {
  const [heard, setHeard] = useState({ at, n: 0 });
  useLiveMessages(['ss.answer.create'], ({ detail }) => {
    if (detail.game?.id === game) setHeard((now) => ({ at, n: now.at === at ? now.n + 1 : 1 }));
  });
  return loaded === undefined ? undefined : loaded + (heard.at === at ? heard.n : 0);
}
