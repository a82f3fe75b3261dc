import type { NamedAnswer } from '../repo';

/** The message for a review of an outdated copy: what was decided, and by whom. */
export function outdatedMessage({ answer, reviewer }: NamedAnswer): string {
  const done = answer.rejected_at
    ? 'rejected'
    : answer.featured_at
      ? 'featured'
      : answer.approved_at
        ? 'accepted'
        : undefined;
  const who = reviewer?.name || 'Somebody else';
  return done
    ? `${who} ${done} this submission in the meantime. Please look at it again.`
    : 'This submission changed in the meantime. Please look at it again.';
}
