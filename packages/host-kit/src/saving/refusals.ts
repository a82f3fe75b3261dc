import { isApiFailure, reasonOf } from '@waymark/client';
import { type ApiFailure, readValidationMessages, type ValidationMessage } from '@waymark/contract';

/** Statuses of a create or update whose reasons are shown at the fields and the top of the screen, not in a dialog. */
export const REFUSED = [400, 402, 409, 413, 422, 429] as const;

/** Why a create or update was refused, as the provider put it; nothing for failures that the host shows. */
export function refusalsOf(error: unknown): readonly ValidationMessage[] {
  if (!isApiFailure(error) || !REFUSED.some((status) => status === error.status)) return [];
  const messages = readValidationMessages(error.data);
  return messages.length > 0 ? messages : [{ message: error.message }];
}

/** Why a field was not saved: the reason for this field, if the server validated others too. */
export function reasonAt(field: string, error: unknown): string {
  return refusalsOf(error).find((one) => one.field === field)?.message ?? reasonOf(error);
}

/** A server's message about a field it doesn't name: "has already been taken" follows the name. */
export const withSubject = (label: string, reason: string): string =>
  /^\p{Ll}/u.test(reason) ? `${label} ${reason}` : reason;

/** The reason for waiting on an answered question, shown at the field only. */
export const asOpenQuestion = (message: string): ApiFailure => ({
  name: 'ApiFailure',
  status: 412,
  message,
  data: undefined,
  handled: true,
});

/** A local validation error in the form of a failed call: shown at the field only. */
export const asRefusal = (field: string, message: string): ApiFailure => ({
  name: 'ApiFailure',
  status: 422,
  message,
  data: { errors: { [field]: [message] } },
  handled: true,
});
