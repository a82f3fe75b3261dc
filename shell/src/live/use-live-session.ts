import { keepLive } from '@waymark/host/live/keep-live';
import { useReadable } from '@waymark/host-kit';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/services-context';

const CATCH_UP = 500;
/** If the socket opens this soon after the reads, repeating them would bring the same. */
const SOON = 5000;

/** Keeps the live socket open while somebody is signed in, and refreshes the live session every ten minutes ([G78]). */
export function useLiveSession(): void {
  const { session, connection, live } = useServices();
  const signedIn = useReadable(session.signedIn);
  const open = useReadable(connection.status) === 'live';
  const began = useRef(performance.now());
  const caughtUp = useRef(false);
  // Data read long before the socket opened may be stale, because changes in between were not announced.
  useEffect(() => {
    if (!open || caughtUp.current) return;
    if (performance.now() - began.current < SOON) {
      caughtUp.current = true;
      return;
    }
    const timer = setTimeout(() => {
      caughtUp.current = true;
      live.catchUp();
    }, CATCH_UP);
    return () => clearTimeout(timer);
  }, [live, open]);
  useEffect(() => {
    if (!signedIn) return;
    connection.open();
    const closed = new AbortController();
    keepLive(
      connection,
      () => {
        void session.freshToken().catch(() => undefined);
        connection.wake();
        live.reloadGame();
      },
      closed.signal,
    );
    return () => {
      closed.abort();
      connection.close();
    };
  }, [connection, live, session, signedIn]);
}
