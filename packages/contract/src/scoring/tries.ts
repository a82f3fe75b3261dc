import { UNLIMITED } from '../entities/task-type';

/** What the points of a question's tries follow from. */
export interface TriedTask {
  readonly points: number;
  readonly trivia_points_1: number | null;
  readonly trivia_points_2: number | null;
  readonly trivia_points_3: number | null;
  readonly trivia_points_4: number | null;
  readonly trivia_points_5: number | null;
  readonly trivia_points_unlimited: number | null;
}

/**
 * What a question's tries are worth ([G40]): each its own points, until one that says "unlimited", from which on every try is
 * worth the same. Without points of their own there is one try, for the points of the challenge.
 */
export function pointsOfTries(task: TriedTask): { readonly each: readonly number[]; readonly after?: number } {
  const own = [1, 2, 3, 4, 5].map((n) => task[`trivia_points_${n}` as 'trivia_points_1']);
  const end = own.indexOf(null);
  const listed = (end < 0 ? own : own.slice(0, end)) as readonly number[];
  const each = listed.length > 0 ? listed : [task.points];
  const unlimited = each.indexOf(UNLIMITED);
  if (unlimited < 0) return { each };
  return { each: each.slice(0, unlimited), after: task.trivia_points_unlimited ?? 0 };
}

/** Points of a try, from 1; undefined when there is no such try. */
export function pointsOfTry(task: TriedTask, number: number): number | undefined {
  const { each, after } = pointsOfTries(task);
  return each[number - 1] ?? after;
}

/** Tries that are left after so many; null for any number. */
export function triesLeft(task: TriedTask, made: number): number | null {
  const { each, after } = pointsOfTries(task);
  return after === undefined ? Math.max(0, each.length - made) : null;
}
