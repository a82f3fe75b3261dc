import { answersIn, hasChosenAnswers, TASK_TYPE, type Task } from '@waymark/contract';

/** Maximum number of badges per challenge; the last one stands for the rest. */
const MOST_BADGES = 5;

/**
 * The answers of a challenge shown as badges: for trivia, multiple choice and split paths.
 * @param asked answers that locks refer to: listed first, and even if the challenge no longer has them
 */
export function answersOf(task: Task, asked: ReadonlySet<string> = new Set()): readonly string[] {
  const { task_type = 0, trivia, multiplechoice } = task;
  if (!hasChosenAnswers(task_type)) return [];
  const own = answersIn((task_type === TASK_TYPE.trivia ? trivia : multiplechoice) ?? '');
  const all = [...new Set([...own, ...asked])];
  if (all.length <= MOST_BADGES) return all;
  return [...all.filter((answer) => asked.has(answer)), ...all.filter((answer) => !asked.has(answer))];
}

/** A badge: an answer, or the rest that have no badge. */
export interface AnswerBadge {
  readonly answer: string | undefined;
  /** Number of answers it stands for. */
  readonly count: number;
}

/** The badges for answers. */
export function badgesOf(answers: readonly string[]): readonly AnswerBadge[] {
  if (answers.length <= MOST_BADGES) return answers.map((answer) => ({ answer, count: 1 }));
  const own = answers.slice(0, MOST_BADGES - 1);
  return [...own.map((answer) => ({ answer, count: 1 })), { answer: undefined, count: answers.length - own.length }];
}
