import { isAborted, isApiFailure } from './failure';

/** How often a failed read is tried again ([G17]). */
const MAX_RETRIES = 3;
const LONGEST_DELAY = 30_000;
const RETRIED_REFUSALS = new Set([406, 408, 425, 429]);

/**
 * Whether a failed read is tried again: never on 401 and 403, nor on other refusals that cannot pass the second time, nor
 * on a status the call site deals with itself; otherwise up to three times ([G17]). Writes are never repeated.
 * @param retries how many retries there were already
 */
export function shouldRetry(retries: number, error: unknown): boolean {
  if (isAborted(error) || !isApiFailure(error) || error.handled) return false;
  return mayPass(retries, error.status);
}

/** Whether what ended so is tried once more by somebody who deals with its failures himself. */
export function mayPass(retries: number, status: number | 'none'): boolean {
  if (retries >= MAX_RETRIES) return false;
  return status === 'none' || status >= 500 || RETRIED_REFUSALS.has(status);
}

/** Milliseconds before the next retry: 1, 2, 4 seconds, never more than 30. */
export const retryDelay = (retries: number): number => Math.min(1000 * 2 ** retries, LONGEST_DELAY);
