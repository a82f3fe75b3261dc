import { useEffect, useState } from 'react';
import { useServices } from '../services/services-context';

/** Pause between requests to a provider whose socket is open but which does not respond. */
const RENEW_AFTER = 1000;

/**
 * Load time of the oldest stored response on screen; undefined while everything comes from the provider. Once the
 * connection is back, everything on screen is reloaded.
 */
export function useKeptSince(connected: boolean): number | undefined {
  const { live } = useServices();
  const [since, setSince] = useState<number>();
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers) return;
    const hear = ({ data }: MessageEvent<{ readonly keptSince?: number }>) => setSince(data.keptSince);
    workers.addEventListener('message', hear);
    workers.startMessages();
    workers.controller?.postMessage({ ask: true });
    return () => workers.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (!connected || since === undefined) return;
    const renew = setTimeout(() => {
      navigator.serviceWorker.controller?.postMessage({ forget: true });
      setSince(undefined);
      live.reloadEverything();
    }, RENEW_AFTER);
    return () => clearTimeout(renew);
  }, [connected, since, live]);
  return since;
}
