import { useReadable } from '@waymark/host-kit';
import { Navigate, useLocation } from '@waymark/host-kit/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useServices } from '../services/services-context';

/** Lets signed-in people through; sends others to sign in and remembers the address. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { session, places } = useServices();
  const signedIn = useReadable(session.signedIn);
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;

  // People who arrive without a session want to return here; people who sign out do not.
  const hadSession = useRef(signedIn);
  useEffect(() => {
    if (signedIn) hadSession.current = true;
    else if (!hadSession.current) places.remember(address);
  }, [address, places, signedIn]);

  return signedIn ? children : <Navigate to={places.signInAddress()} replace />;
}
