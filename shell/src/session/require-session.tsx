import { asGameId, paths } from '@waymark/contract';
import { useReadable } from '@waymark/host-kit';
import { Navigate, useLocation } from '@waymark/host-kit/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useServices } from '../services/services-context';

/** Where people arrive without naming a screen. A guest's home is the game they judge. */
const HOMES: readonly string[] = ['/', paths.dashboard()];

/** Lets signed-in people through; sends others to sign in and remembers the address. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { session, places } = useServices();
  const signedIn = useReadable(session.signedIn);
  const judged = useReadable(session.guest)?.game;
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;

  // People who arrive without a session want to return here; people who sign out do not.
  const hadSession = useRef(signedIn);
  useEffect(() => {
    if (signedIn) hadSession.current = true;
    else if (!hadSession.current) places.remember(address);
  }, [address, places, signedIn]);

  if (!signedIn) return <Navigate to={places.signInAddress()} replace />;
  if (judged !== undefined && HOMES.includes(pathname))
    return <Navigate to={paths.monitor(asGameId(judged))} replace />;
  return children;
}
