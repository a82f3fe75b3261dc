import { isAborted, isApiFailure } from './failure';

/** How often a failed read is retried ([G17]). */
const MAX_RETRIES = 3;
const LONGEST_DELAY = 30_000;
const RETRIED_REFUSALS = new Set([406, 408, 425, 429]);

/**
 * Whether to retry a failed read: never on 401, 403 and other permanent refusals, or a status the call site handles;
 * otherwise up to three times ([G17]). Writes are never repeated.
 * @param retries number of retries so far
 */
export function shouldRetry(retries: number, error: unknown): boolean {
  if (isAborted(error) || !isApiFailure(error) || error.handled) return false;
  return mayPass(retries, error.status);
}

/** Whether a caller that handles its own failures should retry once. */
export function mayPass(retries: number, status: number | 'none'): boolean {
  if (retries >= MAX_RETRIES) return false;
  return status === 'none' || status >= 500 || RETRIED_REFUSALS.has(status);
}

/** Milliseconds before the next retry: 1, 2, 4 seconds, at most 30. */
export const retryDelay = (retries: number): number => Math.min(1000 * 2 ** retries, LONGEST_DELAY);
