import { OFFLINE_WORKER } from '@waymark/host-kit';

interface UrlPolicy {
  createScriptURL(url: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): UrlPolicy;
}

/**
 * Lets an installed builder open without a connection. Pages in a browser tab have no worker.
 * @param loadAgain reloads the displayed data after the first registration, because the worker missed the first load
 */
export async function keepForOffline(loadAgain: () => Promise<unknown>): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !isInstalled()) return;
  const isFirst = workers.controller === null;
  await workers.register(workerUrl(), { updateViaCache: 'none' });
  if (!isFirst) return;
  const { active } = await workers.ready;
  active?.postMessage({ files: loadedFiles() });
  await controlled(workers);
  await loadAgain();
}

/** Whether the builder was installed on this device. */
export const isInstalled = (): boolean =>
  window.matchMedia?.('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true;

/** Trusted Types forbid plain text as a script URL. */
function workerUrl(): string {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('waymark-worker', { createScriptURL: () => OFFLINE_WORKER });
  // TypeScript's DOM only accepts text; browsers want the policy's object unchanged.
  return policy ? (policy.createScriptURL(OFFLINE_WORKER) as string) : OFFLINE_WORKER;
}

const loadedFiles = (): string[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType, name }) => /^(script|link|css)$/.test(initiatorType) && /\.(js|css|woff2)$/.test(name))
    .map(({ name }) => name);

const controlled = (workers: ServiceWorkerContainer): Promise<void> =>
  new Promise((resolve) => {
    if (workers.controller) return resolve();
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
  });
