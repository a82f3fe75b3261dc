import { LATENESS } from '../entities/answer';

/** What of an answer decides whether it counts. */
export interface CountedAnswer {
  readonly approved_at: unknown;
  readonly rejected_at: unknown;
}

/** Whether an answer counts and is seen: accepted, or not looked at yet in a game that looks later (`post`). */
export const isCounted = ({ approved_at, rejected_at }: CountedAnswer, review: string): boolean =>
  !rejected_at && (Boolean(approved_at) || review !== 'pre');

/** Whether an answer that counts means that its challenge is solved: out of time it does when somebody gave it points. */
export const isSolving = ({ late, points }: { readonly late: number; readonly points: number }): boolean =>
  late === LATENESS.inTime || points > 0;
