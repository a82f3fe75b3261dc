import { type MenuItem, NEW_GAME, type RemoteRoute } from '@waymark/contract';
import { matchPath } from '@waymark/host-kit/router';

/** Where the builder's areas are, and their menu entries. */
export interface Areas {
  readonly remotes: readonly {
    readonly id: string;
    readonly current: { readonly routes: readonly RemoteRoute[]; readonly menu: readonly MenuItem[] };
  }[];
}

/** The remote of an address, its matching pattern, and the game's id as in the address. */
export interface OpenRoute {
  readonly remote: string;
  readonly route: RemoteRoute;
  readonly game: string | undefined;
}

/** The remote of an address according to the registry; undefined for the shell's and unknown ones. */
export function openRoute(areas: Areas, pathname: string): OpenRoute | undefined {
  for (const { id, current } of areas.remotes) {
    for (const route of current.routes) {
      const match = matchPath(route.path, pathname);
      if (match) return { remote: id, route, game: match.params.game };
    }
  }
  return undefined;
}

/** Whether an active remote renders an address, with the features of this account. */
export function rendersAddress(areas: Areas, to: string, features: ReadonlySet<string>): boolean {
  const open = openRoute(areas, to.replace(/[?#].*$/s, ''));
  if (!open || (open.route.feature !== undefined && !features.has(open.route.feature))) return false;
  return open.game !== NEW_GAME || open.route.allowsNew === true;
}
