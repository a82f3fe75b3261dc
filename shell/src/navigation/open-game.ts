import { type GameId, readGameId } from '@waymark/contract';
import { useLocation } from '@waymark/host-kit/router';
import { type OpenRoute, openRoute } from '../remotes/open-route';
import { useServices } from '../services/services-context';

/** Who draws the address on view. */
export function useOpenRoute(): OpenRoute | undefined {
  const { registry } = useServices().remotes;
  return openRoute(registry, useLocation().pathname);
}

/** The game whose screen is open; undefined on other pages and for a game that is being created. */
export const useOpenGame = (): GameId | undefined => readGameId(useOpenRoute()?.game);
