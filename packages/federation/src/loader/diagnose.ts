import type { FailureKind } from './remote-state';

/** What knows how the network answered a script. */
export interface Probe {
  /** Status of the last answer for an address; 0 when none came, undefined when nobody knows. */
  readonly status: (url: string) => number | undefined;
  readonly online: () => boolean;
}

/**
 * Finds out why a script did not load: a script element only says that it failed.
 * @param checked whether the browser held the script against a hash
 * @param otherwise the kind for a script that is missing
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

/** Asks the browser's own record of what it fetched: no second request, and nothing for a policy to forbid. */
export const browserProbe: Probe = {
  status(url) {
    const entries = performance.getEntriesByName(new URL(url, document.baseURI).href, 'resource');
    return (entries.at(-1) as PerformanceResourceTiming | undefined)?.responseStatus;
  },
  online: () => navigator.onLine,
};
