import { LATENESS } from '../entities/answer';

/** What determines whether an answer counts. */
export interface CountedAnswer {
  readonly approved_at: unknown;
  readonly rejected_at: unknown;
}

/**
 * Whether an answer counts and is visible: accepted, or not reviewed yet in a game with moderation afterwards (`post`).
 */
export const isCounted = ({ approved_at, rejected_at }: CountedAnswer, review: string): boolean =>
  !rejected_at && (Boolean(approved_at) || review !== 'pre');

/** Whether a counted answer solves its challenge: out of time, only if a reviewer gave it points. */
export const isSolving = ({ late, points }: { readonly late: number; readonly points: number }): boolean =>
  late === LATENESS.inTime || points > 0;
