import type { Registry, RemoteRoute } from '@waymark/contract';
import type { RouteObject } from '@waymark/host-kit/router';
import { RemoteScreen } from './remote-screen';

/** What the shell knows of an address that a remote draws. */
export interface RemoteRouteHandle {
  readonly remoteRoute: RemoteRoute;
}

/**
 * One layout route per remote with its addresses below, so that moving within a remote keeps it mounted. The shell learns
 * the addresses from the registry alone.
 */
export function remoteRoutes(registry: Registry, wanted: 'signed-in' | 'public'): RouteObject[] {
  return registry.remotes.map(({ id, current }) => ({
    id: `${id}-${wanted}`,
    element: <RemoteScreen id={id} />,
    children: current.routes
      .filter((route) => (route.public === true) === (wanted === 'public'))
      .map((route) => ({ path: route.path, handle: { remoteRoute: route } satisfies RemoteRouteHandle })),
  }));
}
