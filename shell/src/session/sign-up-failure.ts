import { isApiFailure } from '@waymark/client';
import { CONNECTION_PROBLEM, readValidationMessages } from '@waymark/contract';
import { PASSWORDS_DIFFER } from './account-faults';
import { signInFailure } from './sign-in-failure';
import type { Refusal } from './use-submit';
import { waitReason } from './wait-reason';

const FIELDS_MISSING = 'You must provide all the fields.';

/** A failed check of the address counts as a connection problem, whatever the response. */
export function asConnectionProblem(cause: unknown): never {
  throw new Error(CONNECTION_PROBLEM, { cause });
}

/** The account exists, but its sign-in failed. */
class SignInRefused extends Error {}

/** Marks a failed sign-in to the new account. */
export function asRefusedSignIn(cause: unknown): never {
  throw new SignInRefused('The new account could not be signed in.', { cause });
}

/** The sign-up page's messages about a refused sign-up ([G72]). */
export function signUpFailure(error: unknown): Refusal {
  if (error instanceof SignInRefused) return signInFailure(error.cause);
  if (!isApiFailure(error) || error.status === 'none' || error.status === 500)
    return { message: CONNECTION_PROBLEM, ...waitReason(error instanceof Error && error.cause) };
  if (error.status === 409) return { faults: { email: 'That email address is invalid.' } };
  if (error.status === 412) return { faults: { password_confirmation: PASSWORDS_DIFFER } };
  const named = readValidationMessages(error.data).flatMap(({ field, message }) => (field ? [[field, message]] : []));
  return { message: FIELDS_MISSING, faults: Object.fromEntries(named), ...waitReason(error) };
}
