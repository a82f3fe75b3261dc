import { rescore } from '@waymark/client';
import { type GameId, gameOfMessage } from '@waymark/contract';
import { useHost, useLiveMessages } from '@waymark/host-kit';
import { useState } from 'react';

const TOLD = ['ss.game.rescore', 'ss.game.score'] as const;

/** Recalculates the scores; says that it goes on until a score event arrives, whoever began it ([G59]). */
export function useRescore(game: GameId) {
  const { api } = useHost();
  const [running, setRunning] = useState(false);
  useLiveMessages(TOLD, (message) => {
    if (gameOfMessage(message) === game) setRunning(message.source === 'ss.game.rescore');
  });
  return {
    running,
    start: () => {
      setRunning(true);
      // A failure is only logged: the message goes, and that is all.
      rescore(api, game).catch(() => setRunning(false));
    },
  };
}
