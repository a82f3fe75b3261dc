import type { GameId } from '@waymark/contract';
import { useLiveMessages } from '@waymark/host-kit';
import { useState } from 'react';

/** Time of each team's last live answer since the screen opened, by team id. */
export function useHeardAnswers(game: GameId): ReadonlyMap<number, number> {
  const [heard, setHeard] = useState<ReadonlyMap<number, number>>(new Map());
  useLiveMessages(['ss.answer.create'], ({ detail }) => {
    const team = detail.team?.id;
    if (team === undefined || detail.game?.id !== game) return;
    setHeard((now) => new Map(now).set(team, Date.now()));
  });
  return heard;
}
