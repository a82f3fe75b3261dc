import { type GameId, readGameId } from '@waymark/contract';
import { type OpenRoute, openRoute } from '@waymark/host/remotes/open-route';
import { useLocation } from '@waymark/host-kit/router';
import { useServices } from '../services/services-context';

/** The area of the current address. */
export function useOpenRoute(): OpenRoute | undefined {
  const { areas } = useServices().remotes;
  return openRoute(areas, useLocation().pathname);
}

/** Name of the current screen, as in the menu. */
export function useOpenScreen(): string {
  const { areas } = useServices().remotes;
  const path = useOpenRoute()?.route.path;
  const item = areas.remotes.flatMap(({ current }) => current.menu).find((entry) => entry.path === path);
  return item?.label ?? 'Dashboard';
}

/** Whether the current screen fills the window, without navigation. */
export function useFullscreen(): boolean {
  const { draws } = useServices().remotes;
  const route = useOpenRoute()?.route;
  return route?.fullscreen === true && draws(route.path);
}

/** The game whose screen is open; undefined on other pages and for a new game. */
export const useOpenGame = (): GameId | undefined => readGameId(useOpenRoute()?.game);
