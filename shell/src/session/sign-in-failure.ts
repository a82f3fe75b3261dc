import { isApiFailure } from '@waymark/client';
import { CONNECTION_PROBLEM } from '@waymark/contract';

/** What the sign-in page says about a refused sign in ([G72]). */
export function signInFailure(error: unknown): string {
  if (isApiFailure(error)) {
    if (error.status === 401 || error.status === 404) return 'We were unable to sign you in using that email address.';
    if (error.status === 429) return error.message;
  }
  return CONNECTION_PROBLEM;
}

/** What the sign-in page says when a session lapsed. */
export const SESSION_EXPIRED = 'Your session has expired and for security purposes we require you to sign in again.';

/** What the sign-in page says after a password reset was asked for. */
export const RESET_REQUESTED = 'Check your e-mail: we have sent you a link to choose a new password.';
