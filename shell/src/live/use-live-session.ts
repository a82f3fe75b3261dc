import { useReadable } from '@waymark/host-kit';
import { useEffect } from 'react';
import { useServices } from '../services/services-context';

const TICK = 600_000;

/** Keeps the live socket open while somebody is signed in, and refreshes the live session every ten minutes ([G78]). */
export function useLiveSession(): void {
  const { session, connection, queries } = useServices();
  const signedIn = useReadable(session.signedIn);
  useEffect(() => {
    if (!signedIn) return;
    connection.open();
    const tick = setInterval(() => {
      void session.freshToken().catch(() => undefined);
      connection.wake();
      void queries.invalidateQueries({ queryKey: ['game'] });
    }, TICK);
    const wake = () => connection.wake();
    window.addEventListener('online', wake);
    return () => {
      clearInterval(tick);
      window.removeEventListener('online', wake);
      connection.close();
    };
  }, [connection, queries, session, signedIn]);
}
