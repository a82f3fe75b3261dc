import { useReadable } from '@waymark/host-kit';
import { Navigate } from '@waymark/host-kit/router';
import { type ReactNode, useState } from 'react';
import { usePage } from '../services/page-context';

/**
 * Lets visitors without a session through. Somebody who signs in here (or in another tab meanwhile) goes to where he
 * wanted to go; somebody who came with a session goes to the dashboard.
 */
export function ForVisitors({ children }: { children: ReactNode }) {
  const signedIn = useReadable(usePage().session.signedIn);
  const [cameSignedIn] = useState(signedIn);
  return signedIn ? <Onward toDashboard={cameSignedIn} /> : children;
}

/** The remembered address is given out once, so it is taken once per visit and not per rendering. */
function Onward({ toDashboard }: { toDashboard: boolean }) {
  const { places } = usePage();
  const [address] = useState(() => (toDashboard ? '/dashboard' : places.takeReferrer()));
  return <Navigate to={address} replace />;
}
