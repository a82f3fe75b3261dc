import { useReadable } from '@waymark/host-kit';
import { Navigate } from '@waymark/host-kit/router';
import { type ReactNode, useState } from 'react';
import { usePage } from '../services/page-context';

/** Lets visitors without a session through; takes others to where they wanted to go, or to the dashboard. */
export function ForVisitors({ children }: { children: ReactNode }) {
  return useReadable(usePage().session.signedIn) ? <ToReferrer /> : children;
}

/** The remembered address is given out once, so it is taken once per visit and not per rendering. */
function ToReferrer() {
  const { places } = usePage();
  const [address] = useState(() => places.takeReferrer());
  return <Navigate to={address} replace />;
}
