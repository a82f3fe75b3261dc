import type { Task, TaskId } from '@waymark/contract';
import { type ChallengeGraph, locksOf } from './challenge-graph';

/** The answer chosen for each challenge; others may be answered in any way. */
export type GivenAnswers = ReadonlyMap<TaskId, string>;

/** The challenges reachable by a player who gives these answers. */
export function reachableWith({ nodes, openings }: ChallengeGraph, given: GivenAnswers): ReadonlySet<TaskId> {
  const after = new Map<TaskId, TaskId[]>();
  for (const { from, to } of openings) after.set(from, [...(after.get(from) ?? []), to]);
  const reached = new Set<TaskId>();
  const opens = (task: Task) =>
    locksOf(task).every(({ id, options }) => {
      const answer = given.get(id);
      return reached.has(id) && (options.length === 0 || answer === undefined || options.includes(answer));
    });
  const waiting = [...nodes.keys()];
  for (const id of waiting) {
    const node = nodes.get(id);
    if (!node || reached.has(id) || !opens(node.task)) continue;
    reached.add(id);
    // The list grows during iteration.
    waiting.push(...(after.get(id) ?? []));
  }
  return reached;
}
