import { type Lock, readLocks, type Task, type TaskId } from '@waymark/contract';
import { answersOf } from './answers';

/** A challenge with the answers that show as badges. */
export interface GraphNode {
  readonly id: TaskId;
  readonly task: Task;
  readonly answers: readonly string[];
}

/** One challenge opens another: with any answer, or with one of its badges. */
export interface Opening {
  readonly from: TaskId;
  readonly to: TaskId;
  readonly answer?: string;
}

/** The challenges of a game and what opens what. */
export interface ChallengeGraph {
  readonly nodes: ReadonlyMap<TaskId, GraphNode>;
  readonly openings: readonly Opening[];
}

/** The locks of a challenge in either form ([G39]). Unreadable ones are a finding of the readiness check. */
export function locksOf({ unlock_by_task_id: plain, unlock_by_task_ids: coded }: Task): readonly Lock[] {
  const listed = readLocks(coded ?? '') ?? [];
  if (!plain || listed.some(({ id }) => id === plain)) return listed;
  return [{ id: plain as TaskId, options: [] }, ...listed];
}

/** Reads the graph out of the challenges. A lock on a challenge that is gone has no edge. */
export function graphOf(tasks: readonly Task[]): ChallengeGraph {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const locks = tasks.flatMap((task) =>
    locksOf(task)
      .filter(({ id }) => byId.has(id) && id !== task.id)
      .map((lock) => ({ ...lock, to: task.id })),
  );
  const openings = locks.flatMap(({ id, options, to }): Opening[] =>
    options.length === 0 ? [{ from: id, to }] : options.map((answer) => ({ from: id, to, answer })),
  );
  const asked = new Map<TaskId, Set<string>>();
  for (const { from, answer } of openings) {
    if (answer === undefined) continue;
    asked.set(from, (asked.get(from) ?? new Set()).add(answer));
  }
  const nodes = new Map(
    tasks.map((task): [TaskId, GraphNode] => [
      task.id,
      { id: task.id, task, answers: answersOf(task, asked.get(task.id)) },
    ]),
  );
  return { nodes, openings };
}

/** What leads to a challenge and what it leads to, each once, in the order of the game. */
export function neighboursOf({ nodes, openings }: ChallengeGraph, id: TaskId) {
  const inOrder = (ids: ReadonlySet<TaskId>) => [...nodes.values()].filter((node) => ids.has(node.id));
  return {
    before: inOrder(new Set(openings.filter(({ to }) => to === id).map(({ from }) => from))),
    after: inOrder(new Set(openings.filter(({ from }) => from === id).map(({ to }) => to))),
  };
}
