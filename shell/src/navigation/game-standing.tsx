import { type GameClock, gameStateAt } from '@waymark/contract';
import { StatePill } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { Countdown } from './countdown';

const LOOK_AGAIN = 15_000;

/** Where a game stands and for how long: both by one clock, so that neither is behind the other. */
export function GameStanding({ game }: { readonly game: GameClock }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, LOOK_AGAIN);
    // Timers stand still while a machine sleeps or a tab is put by.
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
