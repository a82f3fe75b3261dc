import type { NavigationCapability } from '@waymark/contract';
import { createPath, type Navigator, Router, type To } from '@waymark/host-kit/router';
import { type ReactNode, useMemo } from 'react';
import { useReadable } from '../host-context';

/** The part of the history that a router needs. */
export type FollowedHistory = Pick<NavigationCapability, 'location' | 'navigate' | 'href'>;

/** The router of a React root, on top of the page's only history. */
export function HostRouter({
  history,
  basename = '',
  children,
}: {
  history: FollowedHistory;
  basename?: string;
  children: ReactNode;
}) {
  const location = useReadable(history.location);
  const navigator = useMemo<Navigator>(() => {
    const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
    return {
      createHref: (to) => history.href(addressOf(to)),
      go: (steps) => history.navigate(steps),
      push: (to, state) => history.navigate(addressOf(to), { state }),
      replace: (to, state) => history.navigate(addressOf(to), { replace: true, state }),
    };
  }, [history]);
  return (
    <Router basename={basename} location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
