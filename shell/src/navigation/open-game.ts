import { type GameId, readGameId } from '@waymark/contract';
import { useLocation } from '@waymark/host-kit/router';
import { type OpenRoute, openRoute } from '../remotes/open-route';
import { useServices } from '../services/services-context';

/** Who draws the address on view. */
export function useOpenRoute(): OpenRoute | undefined {
  const { registry } = useServices().remotes;
  return openRoute(registry, useLocation().pathname);
}

/** Name of the screen on view, as the menu calls it. */
export function useOpenScreen(): string {
  const { registry } = useServices().remotes;
  const path = useOpenRoute()?.route.path;
  const item = registry.remotes.flatMap(({ current }) => current.menu).find((entry) => entry.path === path);
  return item?.label ?? 'Dashboard';
}

/** The game whose screen is open; undefined on other pages and for a game that is being created. */
export const useOpenGame = (): GameId | undefined => readGameId(useOpenRoute()?.game);
