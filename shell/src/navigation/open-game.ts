import { type GameId, readGameId } from '@waymark/contract';
import { type OpenRoute, openRoute } from '@waymark/host/remotes/open-route';
import { useLocation } from '@waymark/host-kit/router';
import { useInService } from '../remotes/use-in-service';
import { useServices } from '../services/services-context';
import { screenName } from './screen-name';

/** The area of the current address when it was opened. A mounted one stays, with its input, if the registry changes. */
export function useOpenRoute(): OpenRoute | undefined {
  const { areas } = useServices().remotes.inService.get();
  return openRoute(areas, useLocation().pathname);
}

/** Name of the current screen, as in the menu. */
export function useOpenScreen(): string {
  const { areas } = useInService();
  return screenName(areas, useOpenRoute());
}

/** Whether the current screen fills the window, without navigation. */
export function useFullscreen(): boolean {
  const { draws } = useServices().remotes.inService.get();
  const route = useOpenRoute()?.route;
  return route?.fullscreen === true && draws(route.path);
}

/** The game whose screen is open; undefined on other pages and for a new game. */
export const useOpenGame = (): GameId | undefined => readGameId(useOpenRoute()?.game);
