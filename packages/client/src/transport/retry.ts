import { isAborted, isApiFailure } from './failure';

/** How often a failed read is tried again ([G17]). */
export const MAX_RETRIES = 3;
const LONGEST_DELAY = 30_000;
const RETRIED_REFUSALS = new Set([406, 408, 425, 429]);

/**
 * Whether a failed read is tried again: never on 401 and 403, nor on other refusals that cannot pass the second time, nor
 * on a status the call site deals with itself; otherwise up to three times ([G17]). Writes are never repeated.
 * @param retries how many retries there were already
 */
export function shouldRetry(retries: number, error: unknown): boolean {
  if (retries >= MAX_RETRIES || isAborted(error)) return false;
  if (!isApiFailure(error)) return false;
  if (error.handled) return false;
  const { status } = error;
  if (status === 'none' || status >= 500) return true;
  return RETRIED_REFUSALS.has(status);
}

/** Milliseconds before the next retry: 1, 2, 4 seconds, never more than 30. */
export const retryDelay = (retries: number): number => Math.min(1000 * 2 ** retries, LONGEST_DELAY);
