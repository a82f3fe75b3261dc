import type { FailureKind } from './remote-state';

/** Knows the network responses of scripts. */
export interface Probe {
  /** Status of the last response from an address; 0 without one, undefined if unknown. */
  readonly status: (url: string) => number | undefined;
  readonly online: () => boolean;
}

/**
 * Finds out why a script failed to load, because its element only reports that it did.
 * @param checked whether the browser checked an integrity hash
 * @param otherwise the kind for a missing script
 */
export function diagnoseScript(
  url: string,
  checked: boolean,
  otherwise: 'not-found' | 'chunk',
  probe: Probe,
): FailureKind {
  if (!probe.online()) return 'offline';
  const status = probe.status(url);
  if (status === 0) return 'offline';
  if (status === undefined || status >= 400 || !checked) return otherwise;
  return 'integrity';
}

/** Reads the browser's resource timing: no second request, and nothing a policy could forbid. */
export const browserProbe: Probe = {
  status(url) {
    const entries = performance.getEntriesByName(new URL(url, document.baseURI).href, 'resource');
    return (entries.at(-1) as PerformanceResourceTiming | undefined)?.responseStatus;
  },
  online: () => navigator.onLine,
};
