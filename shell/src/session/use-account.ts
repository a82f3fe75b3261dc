import { useReadable } from '@waymark/host-kit';
import { useEffect } from 'react';
import { useServices } from '../services/services-context';

/** Loads the signed-in account, and drops its data after signing out. */
export function useAccount(): void {
  const { session, phrases, meKnown, learnMe, restMe, forget } = useServices();
  const signedIn = useReadable(session.signedIn);
  useEffect(() => {
    if (signedIn && !meKnown.get()) void learnMe();
    if (!signedIn) {
      forget();
      phrases.allow();
    }
  }, [forget, learnMe, meKnown, phrases, signedIn]);
  // Pages outside the builder (sign-in, maintenance) do not load the account.
  useEffect(() => restMe, [restMe]);
}
