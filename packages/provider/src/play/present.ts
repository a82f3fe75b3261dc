import { answersIn, asTaskId, type LockReason, type PlayHint, type PlayTask, TASK_TYPE } from '@waymark/contract';
import { isQuestion, triesLeft } from '@waymark/contract/scoring';
import type { AnswerRow } from '../answers/repo';
import type { TaskRow } from '../challenges/repo';
import type { Attachment } from '../media/attachments';
import { presentAssets } from '../media/present';
import type { Filler } from '../personalizations/fill';
import { isSolved } from './locks';

/** What a challenge is presented with. */
export interface ShownTask {
  readonly lock: LockReason | undefined;
  /** The team's answers to all challenges. */
  readonly answers: readonly AnswerRow[];
  /** Numbers of the hints of this challenge that the team has opened. */
  readonly taken: readonly number[];
  /** Number of teams that have solved it. */
  readonly solvers: number;
  readonly files: readonly Attachment[];
  readonly origin: string;
  /** Fills the words of the game and the team into its texts. */
  readonly fill: Filler;
}

const NUMBERS = [1, 2, 3, 4, 5] as const;
/** Whether a file of a challenge is visible before it is solved, by its name. */
export const isSeenBefore = (name: string): boolean => /^(standard|overlay|arrival_\w+|tour_\d)$/.test(name);

/** The texts with inserted words that teams see before they answer. */
export const keyedTexts = (task: TaskRow): readonly string[] => [
  task.name,
  task.description,
  ...NUMBERS.map((number) => task[`hint_${number}`]),
];

/** The hints of a challenge; text only for opened ones. */
export const hintsOf = (task: TaskRow, taken: readonly number[], fill: Filler): PlayHint[] =>
  NUMBERS.filter((number) => task[`hint_${number}`].trim() !== '').map((number) => ({
    number,
    points: task[`hint_${number}_points`],
    text: taken.includes(number) ? fill.text(task[`hint_${number}`]) : null,
  }));

/** A challenge as its team sees it. */
export function presentPlayTask(task: TaskRow, shown: ShownTask): PlayTask {
  const { lock, answers, taken, solvers, files, origin, fill } = shown;
  const answered = isSolved(answers, task.id);
  const outline = {
    id: asTaskId(task.id),
    name: fill.text(task.name),
    position: task.position,
    task_type: task.task_type,
    task_subtype: task.task_subtype,
    points: task.points,
    locked: lock ?? null,
    starts_at: task.starts_at?.toISOString() ?? null,
    ends_at: task.ends_at?.toISOString() ?? null,
    answered,
  };
  // People at other places need to know where to go.
  const place = {
    address: task.address,
    latitude: task.latitude,
    longitude: task.longitude,
    unlock_by_location_radius: task.unlock_by_location_radius,
  };
  if (lock) return { ...outline, ...(lock === 'place' ? place : {}), choices: [], hints: [] };
  const tried = answers.filter(({ task_id, rejected_at }) => task_id === task.id && rejected_at).length;
  return {
    ...outline,
    ...place,
    description: fill.html(task.description),
    choices: choicesOf(task),
    video_length: task.video_length,
    timer: task.timer,
    timer_visible: task.timer_visible,
    hints: hintsOf(task, taken, fill),
    left: task.quantity > 0 ? Math.max(0, task.quantity - solvers) : null,
    tries_left: isQuestion(task.task_type) && !answered ? triesLeft(task, tried) : null,
    assets: presentAssets(
      origin,
      files.filter(({ name }) => isSeenBefore(name)),
    ),
  };
}

/** Choices in alphabetical order, because the correct one is stored first. */
function choicesOf({ task_type, multiplechoice }: TaskRow): string[] {
  if (task_type !== TASK_TYPE.multipleChoice && task_type !== TASK_TYPE.splitPath) return [];
  return answersIn(multiplechoice).toSorted((one, other) => one.localeCompare(other));
}
