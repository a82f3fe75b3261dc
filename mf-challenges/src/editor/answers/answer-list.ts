import { answersIn, CHOICE_LENGTH } from '@waymark/contract';
import type { ListedAnswer } from '@waymark/ui';

/** Of several answers the first one is correct; on a split path every answer is valid. */
export type AnswerKind = 'choice' | 'path';

/**
 * Characters an answer can't contain: a comma separates answers, and locks refer to answers of a split path with `;`
 * and `:`.
 */
export const NOT_IN_ANSWERS: Readonly<Record<AnswerKind, string>> = { choice: ',', path: ',;:' };

/** The answers of a text as the list shows them: choices are cut, as they are when stored. */
export function listedAnswers(text: string, kind: AnswerKind): readonly ListedAnswer[] {
  const lacksFirst = text.trimStart().startsWith(',');
  return answersIn(text).map((answer, at) => ({
    text: kind === 'choice' ? [...answer].slice(0, CHOICE_LENGTH).join('') : answer,
    correct: kind === 'path' || (at === 0 && !lacksFirst),
  }));
}

const isGiven = ({ text }: ListedAnswer): boolean => text.trim() !== '';

/** Whether there are answers but none is marked as correct: storing them would make a wrong one correct. */
export const lacksCorrect = (answers: readonly ListedAnswer[]): boolean =>
  answers.some(isGiven) && !answers.some((answer) => answer.correct && isGiven(answer));

/** The answers as stored: in order, without empty ones. */
export const joinAnswers = (answers: readonly ListedAnswer[]): string =>
  answers
    .filter(isGiven)
    .map(({ text }) => text.trim())
    .join(',');
