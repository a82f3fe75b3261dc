import { isApiFailure } from '@waymark/client';
import { CONNECTION_PROBLEM } from '@waymark/contract';
import type { Refusal } from './use-submit';
import { waitReason } from './wait-reason';

/** The sign-in page's messages about a refused sign-in ([G72]). */
export function signInFailure(error: unknown): Refusal {
  if (isApiFailure(error) && (error.status === 401 || error.status === 404))
    return { message: 'We were unable to sign you in using that email address.' };
  return { message: CONNECTION_PROBLEM, ...waitReason(error) };
}

/** The sign-in page's message after the session has expired. */
export const SESSION_EXPIRED = 'Your session has expired and for security purposes we require you to sign in again.';

/** The sign-in page's message after requesting a password reset. */
export const RESET_DELAYED =
  'Our e-mail is delayed right now. The link to choose a new password will reach you as soon as it works again.';
export const RESET_REQUESTED = 'Check your e-mail: we have sent you a link to choose a new password.';
