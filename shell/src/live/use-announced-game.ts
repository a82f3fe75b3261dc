import { useEffect } from 'react';
import { useOpenGame } from '../navigation/open-game';
import { useServices } from '../services/services-context';

/** Reports which game is open on this page to its other organisers. */
export function useAnnouncedGame(): void {
  const { here } = useServices();
  const game = useOpenGame();
  useEffect(() => here.at(game), [game, here]);
}
