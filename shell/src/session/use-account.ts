import { useReadable } from '@waymark/host-kit';
import { useEffect } from 'react';
import { useServices } from '../services/services-context';

/** Learns who is signed in, and lets go of everything of the account when nobody is any more. */
export function useAccount(): void {
  const { session, phrases, meKnown, learnMe, forget } = useServices();
  const signedIn = useReadable(session.signedIn);
  useEffect(() => {
    if (signedIn && !meKnown.get()) void learnMe();
    if (!signedIn) {
      forget();
      phrases.allow();
    }
  }, [forget, learnMe, meKnown, phrases, signedIn]);
}
