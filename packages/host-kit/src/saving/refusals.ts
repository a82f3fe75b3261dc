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

/** Why a field was not saved: what was said about this field, where a server looked at others too. */
export function reasonAt(field: string, error: unknown): string {
  return refusalsOf(error).find((one) => one.field === field)?.message ?? reasonOf(error);
}

/** What a server says about a field it does not name: "has already been taken" follows the name. */
export const withSubject = (label: string, reason: string): string =>
  /^\p{Ll}/u.test(reason) ? `${label} ${reason}` : reason;

/** What stays unsaved until somebody has answered a question about it: the field alone shows it. */
export const asOpenQuestion = (message: string): ApiFailure => ({
  name: 'ApiFailure',
  status: 412,
  message,
  data: undefined,
  handled: true,
});

/** A finding of our own as a failed call: the field shows it, and nobody else. */
export const asRefusal = (field: string, message: string): ApiFailure => ({
  name: 'ApiFailure',
  status: 422,
  message,
  data: { errors: { [field]: [message] } },
  handled: true,
});
