import type { RuntimeConfig } from '@waymark/contract';
import type { Faults } from '@waymark/federation/loader';

const KEY = 'waymark_faults';

/** Whether faults may be simulated: on a developer's machine, and on staging hosts. */
const mayBreak = (hostname: string, { stagingHosts }: Pick<RuntimeConfig, 'stagingHosts'>): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname) || stagingHosts.includes(hostname);

/**
 * The switches of a tab: `?fault=mf-games:not-found` turns them on for the tab, and `?fault=` off. Read on each attempt
 * of a remote, so that Retry notices changes.
 */
export function faultSwitches(
  window: Window,
  config: Pick<RuntimeConfig, 'stagingHosts'>,
): (() => Promise<Faults>) | undefined {
  if (!mayBreak(window.location.hostname, config)) return undefined;
  const tab = tabStorage(window);
  const asked = new URLSearchParams(window.location.search).get('fault');
  if (asked !== null) tab?.setItem(KEY, asked);
  if (!tab?.getItem(KEY)) return undefined;
  return async () => {
    const { createFaults, readFaults } = await import('@waymark/federation/faults');
    return createFaults(() => readFaults(tab.getItem(KEY) ?? ''));
  };
}

function tabStorage(window: Window): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
