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
    const of = gameOfMessage(message);
    if (of === undefined || of === game) setRunning(message.source === 'ss.game.rescore');
  });
  return {
    running,
    start: () => {
      setRunning(true);
      rescore(api, game).catch((error: unknown) => {
        setRunning(false);
        // biome-ignore lint/suspicious/noConsole: a failure is only logged ([G59])
        console.warn(error);
      });
    },
  };
}
