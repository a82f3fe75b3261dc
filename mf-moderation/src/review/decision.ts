import { type Answer, POINTS_MAX, type ReviewDecision, type TaskId } from '@waymark/contract';

/** An answer as it was when reviewed, with the points that an acceptance without points gives it. */
type SeenAnswer = Pick<Answer, 'id' | 'review_key' | 'points'>;

/** A decision on one or several answers that the provider hasn't confirmed yet. */
export interface Decision {
  /** Unique to this device. */
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
  readonly decision: ReviewDecision;
  readonly answers: readonly SeenAnswer[];
  /** All waiting answers for this challenge, instead of single ones. */
  readonly allOf?: TaskId | undefined;
  /** Undefined keeps each answer's points. */
  readonly points: number | undefined;
  readonly message: string;
  /** Team or challenge of its only answer, as the judge saw it: blind ones see no team. */
  readonly who?: string | undefined;
  /** Points chosen for its only answer: a rejection sends 0 instead. */
  readonly chosen?: number | undefined;
}

/** The only answer of a decision; undefined for several, whose drafts it leaves alone. */
export const onlyAnswerOf = ({ answers }: Pick<Decision, 'answers'>): SeenAnswer | undefined =>
  answers.length === 1 ? answers[0] : undefined;

/** Whether it waits for review: sent by an account, neither accepted nor rejected. */
export const isWaiting = ({ approved_at, rejected_at, user_id }: Answer): boolean =>
  !approved_at && !rejected_at && user_id !== null && user_id !== undefined;

/** Whether it can be reviewed: submissions by the platform have no account. */
export const isReviewable = ({ user_id }: Pick<Answer, 'user_id'>): boolean =>
  user_id !== null && user_id !== undefined;

/** An answer after a decision, as the provider will return it. */
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

/** An answer after all decisions on it, in order. */
export const withDecisions = (answer: Answer, decisions: readonly Decision[]): Answer =>
  decisions.reduce((now, decision) => (concerns(decision, now) ? withDecision(now, decision) : now), answer);

/** Whether a decision is about an answer. */
const concerns = ({ answers, allOf }: Decision, answer: Answer): boolean =>
  allOf === undefined ? answers.some(({ id }) => id === answer.id) : answer.task?.id === allOf && isWaiting(answer);

/** Points as a decision may carry them. */
const allowed = (points: number): number => Math.round(Math.min(Math.max(0, points), POINTS_MAX));

/** The points of an answer's challenge, which the star marks. */
export const defaultPoints = ({ task }: Pick<Answer, 'task'>): number => allowed(task?.points ?? 0);

/** Initial points: the answer's own; for a rejected one, the challenge's minus hints. */
export const startingPoints = (answer: Answer): number => {
  if (answer.rejected_at) return allowed(defaultPoints(answer) - (answer.hint_points ?? 0));
  return allowed(answer.points ?? defaultPoints(answer));
};

/** Whether two copies of an answer are in the same state of review. */
export const isSameState = (one: Answer, other: Answer): boolean =>
  one.id === other.id &&
  one.review_key === other.review_key &&
  one.approved_at === other.approved_at &&
  one.rejected_at === other.rejected_at &&
  one.featured_at === other.featured_at;

/** Whether a decision would change nothing. */
export const isDecided = (answer: Answer, { decision, points }: Pick<Decision, 'decision' | 'points'>): boolean => {
  if (decision === 'reject') return Boolean(answer.rejected_at);
  const isWorth = points === undefined || answer.points === points;
  return isWorth && Boolean(decision === 'accept' ? answer.approved_at : answer.featured_at);
};
