import { answersIn, TASK_TYPE } from '../../entities/task-type';
import type { Finding, GameContent, TaskToCheck } from '../finding';
import { locksOf } from '../locks-of';
import { taskWindow } from '../moments';

interface Node {
  readonly task: TaskToCheck;
  readonly needs: Node[];
  readonly dependents: Node[];
  /** Something in itself makes it unsolvable. */
  broken: boolean;
  /** Number of prerequisites not yet known to be solvable. */
  open: number;
  /** The earliest time at which it can be solved, and what determines that. */
  earliest: number;
  blame: Node | undefined;
}

/** Challenges that can never be reached, because of prerequisites or times. */
export function* checkLocks({ tasks }: GameContent): Iterable<Finding> {
  const nodes = new Map(tasks.map((task) => [task.id as number, nodeOf(task)]));
  for (const node of nodes.values()) yield* link(node, nodes);
  const solvable = peel([...nodes.values()]);
  for (const node of solvable) {
    const { task, blame } = node;
    const { opens, closes } = taskWindow(task);
    if (blame && node.earliest > opens && closes > opens && closes <= node.earliest) {
      yield { rule: 'lock-opens-late', level: 'problem', task: task.id, field: 'ends_at', values: named(blame) };
    }
  }
  yield* judgeTheRest([...nodes.values()].filter((node) => !solvable.has(node)));
}

const nodeOf = (task: TaskToCheck): Node => ({
  task,
  needs: [],
  dependents: [],
  broken: false,
  open: 0,
  earliest: taskWindow(task).opens,
  blame: undefined,
});

const named = ({ task }: Node) => ({ name: task.name ?? '' });

/** Visits the prerequisites of a challenge. */
function* link(node: Node, nodes: ReadonlyMap<number, Node>): Iterable<Finding> {
  const { task } = node;
  const field = task.unlock_by_task_ids ? 'unlock_by_task_ids' : 'unlock_by_task_id';
  const refuse = (rule: Finding['rule']): Finding => {
    node.broken = true;
    return { rule, level: 'problem', task: task.id, field };
  };
  const locks = locksOf(task);
  if (!locks) yield refuse('lock-unreadable');
  for (const { id, options } of locks ?? []) {
    const needed = nodes.get(id);
    if (!needed) {
      yield refuse('lock-missing');
      continue;
    }
    const answers = options.length > 0 ? answersOf(needed.task) : undefined;
    const wrong = answers && options.find((option) => !answers.has(option));
    if (answers && wrong !== undefined) {
      yield {
        rule: 'lock-answer',
        level: 'problem',
        task: task.id,
        field,
        values: { answer: wrong, ...named(needed) },
      };
      // One of several answers is enough.
      node.broken ||= options.every((option) => !answers.has(option));
    }
    node.needs.push(needed);
    needed.dependents.push(node);
    node.open += 1;
  }
}

function answersOf({ task_type, trivia, multiplechoice }: TaskToCheck): ReadonlySet<string> {
  if (task_type === TASK_TYPE.trivia) return new Set(answersIn(trivia ?? ''));
  const chosen = task_type === TASK_TYPE.multipleChoice || task_type === TASK_TYPE.splitPath;
  return new Set(chosen ? answersIn(multiplechoice ?? '') : []);
}

/** Solves challenges without open prerequisites until none is left, and records their earliest times. */
function peel(nodes: readonly Node[]): ReadonlySet<Node> {
  const solved = nodes.filter(({ open, broken }) => open === 0 && !broken);
  for (const node of solved) {
    for (const next of node.dependents) {
      if (node.earliest > next.earliest) {
        next.earliest = node.earliest;
        next.blame = node;
      }
      next.open -= 1;
      // The list grows during iteration.
      if (next.open === 0 && !next.broken) solved.push(next);
    }
  }
  return new Set(solved);
}

/** Splits the unsolvable into those that wait for themselves and those behind them. */
function* judgeTheRest(rest: readonly Node[]): Iterable<Finding> {
  const left = new Set(rest);
  const waiting = new Map(rest.map((node) => [node, node.dependents.filter((other) => left.has(other)).length]));
  const ends = rest.filter((node) => waiting.get(node) === 0);
  // In reverse: nodes that nothing in a cycle waits for are not part of it.
  for (const node of ends) {
    left.delete(node);
    for (const needed of node.needs) {
      const count = (waiting.get(needed) ?? 0) - 1;
      waiting.set(needed, count);
      if (count === 0) ends.push(needed);
    }
  }
  for (const node of rest) {
    const { task, needs, broken } = node;
    const field = task.unlock_by_task_ids ? 'unlock_by_task_ids' : 'unlock_by_task_id';
    const inCircle = left.has(node) ? needs.find((needed) => left.has(needed)) : undefined;
    const [blocked] = needs.filter((needed) => waiting.has(needed));
    if (inCircle) {
      yield { rule: 'lock-circle', level: 'problem', task: task.id, field, values: named(inCircle) };
    } else if (blocked && !broken) {
      yield { rule: 'unreachable', level: 'problem', task: task.id, field, values: named(blocked) };
    }
  }
}
