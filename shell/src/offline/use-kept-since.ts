import { useEffect, useState } from 'react';
import { useServices } from '../services/services-context';

/** A provider whose socket is open, but which does not answer, is not asked without a pause. */
const RENEW_AFTER = 1000;

/**
 * When the oldest was loaded of what an installed builder shows in place of the provider's answers; undefined while all
 * of it comes from the provider. Once there is a connection again, everything on screen is loaded anew.
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
