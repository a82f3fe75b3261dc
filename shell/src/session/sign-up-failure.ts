import { isApiFailure } from '@waymark/client';
import { CONNECTION_PROBLEM } from '@waymark/contract';

/** The only sign-up error that the builder itself detects. */
const FIELDS_MISSING = 'You must provide all the fields.';

/** A failed check of the address counts as a connection problem, whatever the response. */
export function asConnectionProblem(cause: unknown): never {
  if (isApiFailure(cause) && cause.status === 429) throw cause;
  throw new Error(CONNECTION_PROBLEM, { cause });
}

/** The sign-up page's messages about a refused sign-up ([G72]). */
export function signUpFailure(error: unknown): string {
  if (!isApiFailure(error) || error.status === 'none' || error.status === 500) return CONNECTION_PROBLEM;
  if (error.status === 409) return 'That email address is invalid.';
  if (error.status === 412) return 'The password and its confirmation differ.';
  // Only the platform knows how long to wait.
  return error.status === 429 ? error.message : FIELDS_MISSING;
}
