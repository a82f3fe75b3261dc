import { isApiFailure } from '@waymark/client';
import type { Refusal } from './use-submit';

/** What the platform says about too many attempts: only it knows how long to wait. */
export const waitReason = (error: unknown): Pick<Refusal, 'reason'> =>
  isApiFailure(error) && error.status === 429 ? { reason: error.message } : {};
