import { NEW_GAME, type Registry } from '@waymark/contract';
import { matchPath } from '@waymark/host-kit/router';

/** Whether a remote in service draws an address, with the features of this account. */
export function knowsAddress(registry: Registry, to: string, features: ReadonlySet<string>): boolean {
  const pathname = to.replace(/[?#].*$/s, '');
  return registry.remotes.some(({ current }) =>
    current.routes.some((route) => {
      const match = matchPath(route.path, pathname);
      if (!match || (route.feature !== undefined && !features.has(route.feature))) return false;
      return match.params.game !== NEW_GAME || route.allowsNew === true;
    }),
  );
}
