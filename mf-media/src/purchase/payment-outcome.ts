import { isApiFailure } from '@waymark/client';

/** The server timed out, so the charge may have succeeded. */
const TOO_SLOW = 408;
/** The payment provider rejected the call itself. */
const REFUSED_PARAMETERS = 501;

/**
 * Whether a failed charge may have succeeded: there was no response, or a server in between failed, as a proxy does
 * with 502. Only a rejection is certain.
 */
export function mayBeCharged(error: unknown): boolean {
  if (!isApiFailure(error) || typeof error.status !== 'number') return true;
  if (error.status === TOO_SLOW) return true;
  return error.status >= 500 && error.status !== REFUSED_PARAMETERS;
}
