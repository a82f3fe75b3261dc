import { useEffect } from 'react';
import { useOpenGame } from '../navigation/open-game';
import { useServices } from '../services/services-context';

/** Tells the platform which game is open on this page, so that its other organisers can see it. */
export function useHere(): void {
  const { here } = useServices();
  const game = useOpenGame();
  useEffect(() => here.at(game), [game, here]);
}
