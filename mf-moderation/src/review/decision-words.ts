import type { AnswerReview, Review } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';

const DONE: Readonly<Record<string, string>> = {
  accept: 'Accepted',
  reject: 'Rejected',
  feature: 'Featured',
  undo: 'Undone',
};

/** What was decided, in one word. */
export const decisionWord = ({ decision = '' }: Pick<Review, 'decision'>, t: Translate): string =>
  decision in DONE ? t(DONE[decision] ?? '') : decision;

/** From which points to which, where they changed. */
export function pointsChange({ before, after }: AnswerReview, t: Translate): string | undefined {
  if (before?.points === undefined || after?.points === undefined || before.points === after.points) return undefined;
  return t('{from} → {to} points', { from: before.points, to: after.points });
}
