import { isApiFailure } from '@waymark/client';
import { CONNECTION_PROBLEM } from '@waymark/contract';

/** The reset page's messages about a refused request ([G72]). */
export function resetFailure(error: unknown): string {
  if (!isApiFailure(error)) return CONNECTION_PROBLEM;
  if (error.status === 404) return "We don't recognize that email address.";
  return error.status === 429 ? error.message : CONNECTION_PROBLEM;
}
