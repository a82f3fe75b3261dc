import { isApiFailure } from '@waymark/client';
import { CONNECTION_PROBLEM } from '@waymark/contract';
import type { Refusal } from './use-submit';
import { waitReason } from './wait-reason';

/** The reset page's messages about a refused request ([G72]). */
export function resetFailure(error: unknown): Refusal {
  if (isApiFailure(error) && error.status === 404)
    return { faults: { email: "We don't recognize that email address." } };
  return { message: CONNECTION_PROBLEM, ...waitReason(error) };
}
