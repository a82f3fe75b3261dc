import { POINTS_MAX, TASK_TYPE, UNLIMITED } from '../../entities/task-type';
import { pointsOfTry } from '../../scoring/tries';
import type { Finding, GameContent, TaskToCheck } from '../finding';
import { locksOf } from '../locks-of';
import { taskWindow } from '../moments';

const FILMED: readonly number[] = [TASK_TYPE.video, TASK_TYPE.arVideo, TASK_TYPE.backgroundVideo];
/** The messages of the hints. */
export const HINTS = ['hint_1', 'hint_2', 'hint_3', 'hint_4', 'hint_5'] as const;

/** Timers, quantities and deductions that make a challenge unsolvable, or contradict each other. */
export function* checkLimits({ tasks, teams }: GameContent): Iterable<Finding> {
  const awaited = new Set(tasks.flatMap((task) => locksOf(task)?.map((lock) => lock.id) ?? []));
  for (const task of tasks) {
    const { id, quantity = 0, timer = 0, video_length } = task;
    if (timer > 0 && FILMED.includes(task.task_type ?? -1) && (video_length ?? 0) > timer) {
      yield { rule: 'timer-before-film', level: 'problem', task: id, field: 'timer', values: { n: video_length ?? 0 } };
    }
    const { opens, closes } = taskWindow(task);
    if (timer > 0 && closes > opens && closes - opens < timer * 1000) {
      yield { rule: 'timer-longer-than-window', level: 'problem', task: id, field: 'timer' };
    }
    if (quantity > 0 && quantity < (teams ?? Number.POSITIVE_INFINITY) && awaited.has(id)) {
      const level = teams === undefined ? 'advice' : 'problem';
      yield { rule: 'scarce-key', level, task: id, field: 'quantity', values: { n: quantity } };
    }
    const cost = costOfHints(task);
    const points = worthOf(task);
    if (cost > points) {
      yield { rule: 'hints-cost-more', level: 'advice', task: id, field: 'hint_1_points', values: { cost, points } };
    }
  }
}

/** Points of a challenge; of a trivia challenge, those of the first attempt. */
export function worthOf(task: TaskToCheck): number {
  const { task_type, points = 0 } = task;
  const most = task_type === TASK_TYPE.trivia ? pointsOfTry({ ...task, points }, 1) : points;
  return Math.min(most ?? 0, POINTS_MAX);
}

/** A deduction of 9999 ends the challenge instead of costing points. */
const costOfHints = (task: TaskToCheck): number =>
  HINTS.filter((hint) => task[hint]?.trim())
    .map((hint) => task[`${hint}_points`] ?? 0)
    .filter((points) => points !== UNLIMITED)
    .reduce((sum, points) => sum + points, 0);
