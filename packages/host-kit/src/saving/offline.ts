/** Start of the names of typed text in local storage. */
export const KEPT_DRAFTS = 'waymark.unsaved.';

/** What follows it for an account. Two providers may have the same ids. */
export const draftOwner = (provider: string, account: number): string => `${account}@${provider}:`;

/** The worker of installed builders. */
export const OFFLINE_WORKER = '/offline-worker.js';

/** Whether the worker of an installed builder is in charge of this page. */
export function opensOffline(): boolean {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return workers?.controller?.scriptURL.endsWith(OFFLINE_WORKER) === true;
}
