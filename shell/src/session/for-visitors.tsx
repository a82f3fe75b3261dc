import { paths } from '@waymark/contract';
import { useReadable } from '@waymark/host-kit';
import { Navigate } from '@waymark/host-kit/router';
import { type ReactNode, useState } from 'react';
import { usePage } from '../services/page-context';

/**
 * Lets visitors without a session through. People who sign in here (or in another tab meanwhile) go to the address they
 * wanted; people who already had a session go to the dashboard.
 */
export function ForVisitors({ children }: { children: ReactNode }) {
  const signedIn = useReadable(usePage().session.signedIn);
  const [cameSignedIn] = useState(signedIn);
  return signedIn ? <Onward toDashboard={cameSignedIn} /> : children;
}

/** The remembered address is returned once, so it is read once per visit rather than per render. */
function Onward({ toDashboard }: { toDashboard: boolean }) {
  const { places } = usePage();
  const [address] = useState(() => (toDashboard ? paths.dashboard() : places.takeReferrer()));
  return <Navigate to={address} replace />;
}
