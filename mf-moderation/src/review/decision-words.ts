import type { AnswerReview, Review } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';

const DONE: Readonly<Record<string, string>> = {
  accept: 'Accepted',
  reject: 'Rejected',
  feature: 'Featured',
  undo: 'Undone',
};

/** A decision in one word. */
export const decisionWord = ({ decision = '' }: Pick<Review, 'decision'>, t: Translate): string =>
  decision in DONE ? t(DONE[decision] ?? '') : decision;

/** The change of points, if any. */
export function pointsChange({ before, after }: AnswerReview, t: Translate): string | undefined {
  if (before?.points === undefined || after?.points === undefined || before.points === after.points) return undefined;
  return t('{from} → {to} points', { from: before.points, to: after.points });
}
