import { useReadable } from '@waymark/host-kit';
import { useEffect } from 'react';
import { useServices } from '../services/services-context';

/** Learns who is signed in, and lets go of everything of the account when nobody is any more. */
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
  // Pages outside the builder (sign-in, maintenance) ask nothing about the account.
  useEffect(() => restMe, [restMe]);
}
