import { LATENESS, type Lateness } from '../entities/answer';
import { POINTS_MAX, TASK_TYPE } from '../entities/task-type';
import { latenessAt, type PlayClock, playStateAt } from './clock';
import { choiceOf, isFirstChoice, isScanned, isValidAnswer } from './matching';
import { pointsOfTry, type TriedTask } from './tries';

/** What judging needs of a challenge. */
export interface JudgedTask extends TriedTask {
  readonly task_type: number;
  readonly trivia: string;
  readonly multiplechoice: string;
  readonly qr_url: string;
  /** Milliseconds since 1970. */
  readonly opens: number | undefined;
  readonly closes: number | undefined;
}

/** What judging needs of a game: its clock for the team, and the handling of late answers. */
export interface JudgedGame extends PlayClock {
  readonly late: string;
}

/** A team's state in a challenge before it answers. */
export interface Standing {
  /** Number of rejected answers. */
  readonly tries: number;
  /** Whether there is an answer that was not rejected. */
  readonly solved: boolean;
  /** Cost of the opened hints. */
  readonly hintPoints: number;
}

/** Why a submission is refused. */
export type Refusal =
  | 'stopped'
  | 'unscheduled'
  | 'too-early'
  | 'no-tries-left'
  | 'no-such-choice'
  | 'wrong-code'
  | 'empty';

/** The result of judging a submission. */
export interface Verdict {
  readonly late: Lateness;
  readonly duplicate: boolean;
  readonly trivia: 'correct' | 'incorrect' | null;
  readonly count: number;
  readonly points: number;
  readonly hint_points: number;
  /** Decided automatically; undefined waits for a review. */
  readonly state: 'waiting' | 'approved' | 'rejected';
  /** As stored: a choice in the organiser's spelling. */
  readonly comment: string;
}

const QUESTIONS: readonly number[] = [TASK_TYPE.trivia, TASK_TYPE.multipleChoice];
const CHECKED: readonly number[] = [...QUESTIONS, TASK_TYPE.qrCode, TASK_TYPE.splitPath];

/** Whether challenges of a type are checked automatically, so that their answers would reveal the solution. */
export const isChecked = (type: number): boolean => CHECKED.includes(type);
/** Whether challenges of a type ask a question that can be answered wrongly. */
export const isQuestion = (type: number): boolean => QUESTIONS.includes(type);

/**
 * Judges a submission: whether it is accepted, in time, correct and the first one, and its points. A pure function:
 * everything it needs is passed in.
 */
export function judge(
  game: JudgedGame,
  task: JudgedTask,
  standing: Standing,
  given: { readonly comment: string; readonly at: number },
): Verdict | Refusal {
  const state = playStateAt(game, given.at);
  if (state === 'stopped' || state === 'unscheduled') return state;
  const read = readGiven(task, given.comment);
  if (typeof read === 'string') return read;
  const late = latenessAt(game, task, given.at);
  // Otherwise answers could be tried out before the start.
  if (late === LATENESS.early && isChecked(task.task_type)) return 'too-early';
  const count = standing.tries + 1;
  const worth = isQuestion(task.task_type) ? pointsOfTry(task, count) : task.points;
  if (worth === undefined && !standing.solved) return 'no-tries-left';
  const earns = read.right && !standing.solved && (late === LATENESS.inTime || isForgiven(game, late));
  const full = Math.min(worth ?? 0, POINTS_MAX);
  return {
    late,
    duplicate: standing.solved,
    trivia: isQuestion(task.task_type) ? (read.right ? 'correct' : 'incorrect') : null,
    count,
    points: earns ? Math.max(0, full - standing.hintPoints) : 0,
    hint_points: standing.hintPoints,
    state: stateOf(game, task, late, read.right),
    comment: read.comment,
  };
}

const isForgiven = (game: JudgedGame, late: Lateness) => late === LATENESS.late && game.late === 'approve';

function stateOf(game: JudgedGame, task: JudgedTask, late: Lateness, right: boolean): Verdict['state'] {
  if (!right || (late === LATENESS.late && game.late === 'reject')) return 'rejected';
  return isChecked(task.task_type) ? 'approved' : 'waiting';
}

function readGiven(task: JudgedTask, comment: string): { right: boolean; comment: string } | Refusal {
  const text = comment.trim();
  switch (task.task_type) {
    case TASK_TYPE.text:
      return text === '' ? 'empty' : { right: true, comment: text };
    case TASK_TYPE.qrCode:
      return isScanned(task.qr_url, text) ? { right: true, comment: text } : 'wrong-code';
    case TASK_TYPE.trivia:
      return text === '' ? 'empty' : { right: isValidAnswer(task.trivia, text), comment: text };
    case TASK_TYPE.multipleChoice:
    case TASK_TYPE.splitPath: {
      const choice = choiceOf(task.multiplechoice, text);
      if (choice === undefined) return 'no-such-choice';
      const right = task.task_type === TASK_TYPE.splitPath || isFirstChoice(task.multiplechoice, choice);
      return { right, comment: choice };
    }
    default:
      return { right: true, comment: text };
  }
}
