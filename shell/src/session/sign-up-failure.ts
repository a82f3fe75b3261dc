import { isApiFailure } from '@waymark/client';
import { CONNECTION_PROBLEM, readValidationMessages } from '@waymark/contract';
import { PASSWORDS_DIFFER } from './account-faults';
import type { Refusal } from './use-submit';
import { waitReason } from './wait-reason';

const FIELDS_MISSING = 'You must provide all the fields.';

/** A failed check of the address counts as a connection problem, whatever the response. */
export function asConnectionProblem(cause: unknown): never {
  throw new Error(CONNECTION_PROBLEM, { cause });
}

/** The sign-up page's messages about a refused sign-up ([G72]). */
export function signUpFailure(error: unknown): Refusal {
  if (!isApiFailure(error) || error.status === 'none' || error.status === 500)
    return { message: CONNECTION_PROBLEM, ...waitReason(error instanceof Error && error.cause) };
  if (error.status === 409) return { faults: { email: 'That email address is invalid.' } };
  if (error.status === 412) return { faults: { password_confirmation: PASSWORDS_DIFFER } };
  const named = readValidationMessages(error.data).flatMap(({ field, message }) => (field ? [[field, message]] : []));
  return { message: FIELDS_MISSING, faults: Object.fromEntries(named), ...waitReason(error) };
}
