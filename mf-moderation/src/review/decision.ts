import { type Answer, POINTS_MAX, type ReviewDecision, type TaskId } from '@waymark/contract';

/** An answer as it was seen when it was decided. */
type SeenAnswer = Pick<Answer, 'id' | 'review_key'>;

/** What somebody decided about one answer or several, before the provider has confirmed it. */
export interface Decision {
  /** Of this device alone. */
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
  readonly decision: ReviewDecision;
  readonly answers: readonly SeenAnswer[];
  /** Everything that waits for this challenge, in place of single answers. */
  readonly allOf?: TaskId | undefined;
  /** Undefined keeps the points of each. */
  readonly points: number | undefined;
  readonly message: string;
}

/** Waits for a judge's decision: somebody sent it, and nobody accepted or rejected it. */
export const isWaiting = ({ approved_at, rejected_at, user_id }: Answer): boolean =>
  !approved_at && !rejected_at && user_id !== null && user_id !== undefined;

/** Whether it can be decided at all: what the platform submitted has no account. */
export const isReviewable = ({ user_id }: Pick<Answer, 'user_id'>): boolean =>
  user_id !== null && user_id !== undefined;

/** An answer after a decision, as the provider will answer it. */
export function withDecision(answer: Answer, { decision, points, message, at }: Decision): Answer {
  const said = message === '' ? {} : { review_message: message };
  const worth = points === undefined ? {} : { points };
  switch (decision) {
    case 'accept':
      return { ...answer, ...said, ...worth, approved_at: at, rejected_at: null };
    case 'reject':
      return { ...answer, ...said, points: 0, rejected_at: at, approved_at: null, featured_at: null };
    case 'feature':
      return { ...answer, ...said, ...worth, featured_at: at };
  }
}

/** An answer after everything that was decided about it, in that order. */
export const withDecisions = (answer: Answer, decisions: readonly Decision[]): Answer =>
  decisions.reduce((now, decision) => (concerns(decision, now) ? withDecision(now, decision) : now), answer);

/** Whether a decision is about an answer. */
const concerns = ({ answers, allOf }: Decision, answer: Answer): boolean =>
  allOf === undefined ? answers.some(({ id }) => id === answer.id) : answer.task?.id === allOf && isWaiting(answer);

/** The points of an answer's challenge, which the star marks. */
export const defaultPoints = ({ task }: Pick<Answer, 'task'>): number =>
  Math.min(Math.max(0, task?.points ?? 0), POINTS_MAX);

/** The points to begin with: what the answer has, and for a rejected one what its challenge is worth without its hints. */
export const startingPoints = (answer: Answer): number => {
  if (answer.rejected_at) return Math.max(0, defaultPoints(answer) - (answer.hint_points ?? 0));
  return Math.min(answer.points ?? defaultPoints(answer), POINTS_MAX);
};

/** Whether an answer already is what a decision would make of it. */
export const isDecided = (answer: Answer, { decision, points }: Pick<Decision, 'decision' | 'points'>): boolean => {
  if (decision === 'reject') return Boolean(answer.rejected_at);
  const isWorth = points === undefined || answer.points === points;
  return isWorth && Boolean(decision === 'accept' ? answer.approved_at : answer.featured_at);
};
