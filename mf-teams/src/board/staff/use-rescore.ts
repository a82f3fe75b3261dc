import { rescore } from '@waymark/client';
import { type GameId, gameOfMessage } from '@waymark/contract';
import { useHost, useLiveMessages } from '@waymark/host-kit';
import { useState } from 'react';

const TOLD = ['ss.game.rescore', 'ss.game.score'] as const;

/** Recalculates the scores; `running` until a score event arrives, no matter who started it ([G59]). */
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
      // Failures are only logged.
      rescore(api, game).catch(() => setRunning(false));
    },
  };
}
