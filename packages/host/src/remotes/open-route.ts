import { type MenuItem, NEW_GAME, type RemoteRoute } from '@waymark/contract';
import { matchPath } from '@waymark/host-kit/router';

/** Where the areas of the builder are, and what the menu of a game says of them. */
export interface Areas {
  readonly remotes: readonly {
    readonly id: string;
    readonly current: { readonly routes: readonly RemoteRoute[]; readonly menu: readonly MenuItem[] };
  }[];
}

/** The remote that draws an address, by which of its patterns, with the game's id as the address spells it. */
export interface OpenRoute {
  readonly remote: string;
  readonly route: RemoteRoute;
  readonly game: string | undefined;
}

/** Who draws an address, as the registry says; undefined for addresses of the shell and unknown ones. */
export function openRoute(areas: Areas, pathname: string): OpenRoute | undefined {
  for (const { id, current } of areas.remotes) {
    for (const route of current.routes) {
      const match = matchPath(route.path, pathname);
      if (match) return { remote: id, route, game: match.params.game };
    }
  }
  return undefined;
}

/** Whether a remote in service draws an address, with the features of this account. */
export function knowsAddress(areas: Areas, to: string, features: ReadonlySet<string>): boolean {
  const open = openRoute(areas, to.replace(/[?#].*$/s, ''));
  if (!open || (open.route.feature !== undefined && !features.has(open.route.feature))) return false;
  return open.game !== NEW_GAME || open.route.allowsNew === true;
}
