import type { Host } from '@waymark/contract';
import { type ReactNode, useMemo } from 'react';
import { useReadable } from '../host-context';
import { createPath, type Navigator, Router, type To } from '../router';

/** The router of a remote, fed by the host's one history. */
export function HostRouter({ host, basename, children }: { host: Host; basename: string; children: ReactNode }) {
  const { navigation } = host;
  const location = useReadable(navigation.location);
  const navigator = useMemo<Navigator>(() => {
    const go = (to: To, state: unknown, replace: boolean) =>
      navigation.navigate(typeof to === 'string' ? to : createPath(to), { replace, state });
    return {
      createHref: (to) => navigation.href(typeof to === 'string' ? to : createPath(to)),
      go: (steps) => navigation.navigate(steps),
      push: (to, state) => go(to, state, false),
      replace: (to, state) => go(to, state, true),
    };
  }, [navigation]);
  return (
    <Router basename={basename} location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
