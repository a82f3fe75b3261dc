import type { RuntimeConfig } from '@waymark/contract';
import type { Faults } from '@waymark/federation/loader';
import { isDevelopersPage } from '../services/developers-page';

const KEY = 'waymark_faults';

/**
 * The switches of a tab: `?fault=mf-games:not-found` turns them on for the tab, and `?fault=` off. Read on each attempt
 * of a remote, so that Retry notices changes.
 */
export function faultSwitches(
  window: Window,
  config: Pick<RuntimeConfig, 'stagingHosts'>,
): (() => Promise<Faults>) | undefined {
  if (!isDevelopersPage(window.location.hostname, config)) return undefined;
  const tab = tabStorage(window);
  const requested = new URLSearchParams(window.location.search).get('fault');
  if (requested !== null) tab?.setItem(KEY, requested);
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
