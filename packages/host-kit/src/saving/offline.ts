/** The worker of installed builders. */
export const OFFLINE_WORKER = '/offline-worker.js';

/** Whether the worker of an installed builder is in charge of this page. */
export function opensOffline(): boolean {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return workers?.controller?.scriptURL.endsWith(OFFLINE_WORKER) === true;
}
