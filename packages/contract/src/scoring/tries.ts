import { UNLIMITED } from '../entities/task-type';

/** What the points of attempts depend on. */
export interface TriedTask {
  readonly points: number;
  readonly trivia_points_1?: number | null | undefined;
  readonly trivia_points_2?: number | null | undefined;
  readonly trivia_points_3?: number | null | undefined;
  readonly trivia_points_4?: number | null | undefined;
  readonly trivia_points_5?: number | null | undefined;
  readonly trivia_points_unlimited?: number | null | undefined;
}

/**
 * The points of attempts ([G40]): each its own, until one that is "unlimited", after which all attempts earn the same.
 * Without settings there is one attempt, for the challenge's points.
 */
function pointsOfTries(task: TriedTask): { readonly each: readonly number[]; readonly after?: number } {
  const own = [1, 2, 3, 4, 5].map((n) => task[`trivia_points_${n}` as 'trivia_points_1']);
  const end = own.findIndex((points) => typeof points !== 'number');
  const listed = (end < 0 ? own : own.slice(0, end)) as readonly number[];
  const each = listed.length > 0 ? listed : [task.points];
  const unlimited = each.indexOf(UNLIMITED);
  if (unlimited < 0) return { each };
  return { each: each.slice(0, unlimited), after: task.trivia_points_unlimited ?? 0 };
}

/** Points of an attempt, from 1; undefined if there is no such attempt. */
export function pointsOfTry(task: TriedTask, number: number): number | undefined {
  const { each, after } = pointsOfTries(task);
  return each[number - 1] ?? after;
}

/** Remaining attempts; null for unlimited. */
export function triesLeft(task: TriedTask, made: number): number | null {
  const { each, after } = pointsOfTries(task);
  return after === undefined ? Math.max(0, each.length - made) : null;
}
