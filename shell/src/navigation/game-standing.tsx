import { type GameClock, gameStateAt } from '@waymark/contract';
import { StatePill } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { Countdown } from './countdown';

const LOOK_AGAIN = 15_000;

/** State and remaining time of a game, on one clock so that they agree. */
export function GameStanding({ game }: { readonly game: GameClock }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, LOOK_AGAIN);
    // Timers pause while a machine sleeps or a tab is in the background.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return (
    <>
      <StatePill state={gameStateAt(game, now)} />
      <Countdown game={game} now={now} />
    </>
  );
}
