import { type Lock, readableLocks, type Task, type TaskId } from '@waymark/contract';
import { atOnce, type Slices } from '../layout/slices';
import { answersOf } from './answers';

/** A challenge with its badge answers. */
export interface GraphNode {
  readonly id: TaskId;
  readonly task: Task;
  readonly answers: readonly string[];
}

/** An edge from a challenge to one it opens: with any answer, or with one of its badges. */
export interface Opening {
  readonly from: TaskId;
  readonly to: TaskId;
  readonly answer?: string;
}

/** The adjacent challenges, without duplicates, in playing order. */
export interface Neighbours {
  readonly before: readonly GraphNode[];
  readonly after: readonly GraphNode[];
}

/** The challenges of a game and the edges between them. */
export interface ChallengeGraph {
  readonly nodes: ReadonlyMap<TaskId, GraphNode>;
  readonly openings: readonly Opening[];
  /** The neighbours of a challenge, if any. */
  readonly around: ReadonlyMap<TaskId, Neighbours>;
}

/** The locks of a challenge in either form ([G39]), without unreadable ones: those are a finding of the readiness check. */
export function locksOf({ unlock_by_task_id: plain, unlock_by_task_ids: coded }: Task): readonly Lock[] {
  const listed = readableLocks(coded ?? '');
  if (!plain || listed.some(({ id }) => id === plain)) return listed;
  return [{ id: plain as TaskId, options: [] }, ...listed];
}

/** Builds the graph of the challenges. */
export const graphOf = (tasks: readonly Task[]): ChallengeGraph => atOnce(graphInSlices(tasks));

/** Builds the graph in slices. A lock on a deleted challenge has no edge. */
export function* graphInSlices(tasks: readonly Task[]): Slices<ChallengeGraph> {
  const ids = new Set(tasks.map(({ id }) => id));
  const openings: Opening[] = [];
  for (const task of tasks) {
    yield;
    for (const { id, options } of locksOf(task)) {
      if (!ids.has(id) || id === task.id) continue;
      if (options.length === 0) openings.push({ from: id, to: task.id });
      for (const answer of options) openings.push({ from: id, to: task.id, answer });
    }
  }
  const asked = new Map<TaskId, Set<string>>();
  for (const { from, answer } of openings) {
    if (answer === undefined) continue;
    asked.set(from, (asked.get(from) ?? new Set()).add(answer));
  }
  const nodes = new Map<TaskId, GraphNode>();
  for (const task of tasks) {
    yield;
    nodes.set(task.id, { id: task.id, task, answers: answersOf(task, asked.get(task.id)) });
  }
  // Ordered by badge from top to bottom, so that lines of one challenge seldom cross.
  const place = ({ from, answer }: Opening) => nodes.get(from)?.answers.indexOf(answer ?? '') ?? 0;
  openings.sort((one, other) => place(one) - place(other));
  return { nodes, openings, around: yield* neighboursIn(nodes, openings) };
}

const ALONE: Neighbours = { before: [], after: [] };

/** The neighbours of a challenge. */
export const neighboursOf = ({ around }: ChallengeGraph, id: TaskId): Neighbours => around.get(id) ?? ALONE;

function* neighboursIn(
  nodes: ReadonlyMap<TaskId, GraphNode>,
  openings: readonly Opening[],
): Slices<ReadonlyMap<TaskId, Neighbours>> {
  const around = new Map<TaskId, { readonly before: Set<GraphNode>; readonly after: Set<GraphNode> }>();
  const of = (id: TaskId) => {
    const sets = around.get(id) ?? { before: new Set(), after: new Set() };
    around.set(id, sets);
    return sets;
  };
  for (const { from, to } of openings) {
    yield;
    const [opens, opened] = [nodes.get(from), nodes.get(to)];
    if (!opens || !opened) continue;
    of(to).before.add(opens);
    of(from).after.add(opened);
  }
  const places = new Map([...nodes.keys()].map((id, at) => [id, at]));
  const inOrder = (set: ReadonlySet<GraphNode>) =>
    [...set].sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
  const sorted = new Map<TaskId, Neighbours>();
  for (const [id, { before, after }] of around) {
    yield;
    sorted.set(id, { before: inOrder(before), after: inOrder(after) });
  }
  return sorted;
}
