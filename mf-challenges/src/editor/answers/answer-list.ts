import { answersIn } from '@waymark/contract';
import type { ListedAnswer } from '@waymark/ui';

/** Of several answers the first one is correct; on a split path none is wrong. */
export type AnswerKind = 'choice' | 'path';

/** What no answer may hold: a comma would make two of it, and a lock names answers of a split path with `;` and `:`. */
export const NOT_IN_ANSWERS: Readonly<Record<AnswerKind, string>> = { choice: ',', path: ',;:' };

/** The answers of a text as the list shows them. */
export function listedAnswers(text: string, kind: AnswerKind): readonly ListedAnswer[] {
  const lacksFirst = text.trimStart().startsWith(',');
  return answersIn(text).map((answer, at) => ({ text: answer, correct: kind === 'path' || (at === 0 && !lacksFirst) }));
}

const isGiven = ({ text }: ListedAnswer): boolean => text.trim() !== '';

/** Whether there are answers, and none of them is the correct one: stored, a wrong one would become it. */
export const lacksCorrect = (answers: readonly ListedAnswer[]): boolean =>
  answers.some(isGiven) && !answers.some((answer) => answer.correct && isGiven(answer));

/** The answers as they are stored: in their order, empty ones left out. */
export const joinAnswers = (answers: readonly ListedAnswer[]): string =>
  answers
    .filter(isGiven)
    .map(({ text }) => text.trim())
    .join(',');
