import type { GameId } from '@waymark/contract';
import { useLiveMessages } from '@waymark/host-kit';
import { useState } from 'react';

/** When each team of a game last answered while the screen was open, by the team's id. */
export function useHeardAnswers(game: GameId): ReadonlyMap<number, number> {
  const [heard, setHeard] = useState<ReadonlyMap<number, number>>(new Map());
  useLiveMessages(['ss.answer.create'], ({ detail }) => {
    const team = detail.team?.id;
    if (team === undefined || detail.game?.id !== game) return;
    setHeard((now) => new Map(now).set(team, Date.now()));
  });
  return heard;
}
