import { useReadable } from '@waymark/host-kit';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/services-context';

const TICK = 600_000;
const CATCH_UP = 500;
/** A socket that opens this soon belongs to the reads before it: reading everything again would bring the same. */
const SOON = 5000;

/** Keeps the live socket open while somebody is signed in, and refreshes the live session every ten minutes ([G78]). */
export function useLiveSession(): void {
  const { session, connection, live } = useServices();
  const signedIn = useReadable(session.signedIn);
  const open = useReadable(connection.status) === 'live';
  const began = useRef(performance.now());
  const caughtUp = useRef(false);
  // What was read long before the socket was open may be old: nobody told this page of changes in between.
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
    const tick = setInterval(() => {
      void session.freshToken().catch(() => undefined);
      connection.wake();
      live.reloadGame();
    }, TICK);
    // The socket may not have noticed that its line was cut.
    const renew = () => connection.renew();
    // Timers stand still while a machine sleeps: whoever comes back does not wait for the next tick.
    const wake = () => {
      if (document.visibilityState === 'visible') connection.wake();
    };
    window.addEventListener('online', renew);
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(tick);
      window.removeEventListener('online', renew);
      document.removeEventListener('visibilitychange', wake);
      connection.close();
    };
  }, [connection, live, session, signedIn]);
}
