import { isApiFailure } from '@waymark/client';

/** The server took longer than it wanted to wait, which says nothing of the charge. */
const TOO_SLOW = 408;
/** The payment provider refused the call itself. */
const REFUSED_PARAMETERS = 501;

/**
 * Whether a failed charge may have been made all the same: nobody answered, or a server in between failed, as a proxy
 * does with 502. Only a refusal is certain.
 */
export function mayBeCharged(error: unknown): boolean {
  if (!isApiFailure(error) || typeof error.status !== 'number') return true;
  if (error.status === TOO_SLOW) return true;
  return error.status >= 500 && error.status !== REFUSED_PARAMETERS;
}
