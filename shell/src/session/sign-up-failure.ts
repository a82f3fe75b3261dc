import { isApiFailure } from '@waymark/client';
import { CONNECTION_PROBLEM } from '@waymark/contract';

/** The only thing the builder itself can tell about a sign-up that something else is wrong with. */
export const FIELDS_MISSING = 'You must provide all the fields.';

/** A check of the address that did not work is a problem of the connection, whatever it was answered with. */
export function asConnectionProblem(cause: unknown): never {
  if (isApiFailure(cause) && cause.status === 429) throw cause;
  throw new Error(CONNECTION_PROBLEM, { cause });
}

/** What the sign-up page says about a refused sign-up ([G72]). */
export function signUpFailure(error: unknown): string {
  if (!isApiFailure(error) || error.status === 'none' || error.status === 500) return CONNECTION_PROBLEM;
  if (error.status === 409) return 'That email address is invalid.';
  if (error.status === 412) return 'The password and its confirmation differ.';
  // How long to wait is something only the platform knows.
  return error.status === 429 ? error.message : FIELDS_MISSING;
}
