import { answersIn, TASK_TYPE } from '../../entities/task-type';
import type { Finding, GameContent, TaskToCheck } from '../finding';
import { locksOf } from '../locks-of';
import { taskWindow } from '../moments';

interface Node {
  readonly task: TaskToCheck;
  readonly needs: Node[];
  readonly dependents: Node[];
  /** Something of its own keeps it closed for good. */
  broken: boolean;
  /** How many of what it waits for are not known to be solvable. */
  open: number;
  /** Earliest moment at which it can be solved, and what is to blame for it. */
  earliest: number;
  blame: Node | undefined;
}

/** Challenges that can never be reached: by what they wait for, and by when. */
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

/** Follows the locks of one challenge to those it waits for. */
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
      // One of several answers is enough to go on.
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

/** Solves whatever waits for nothing any more, until nothing is left that could be; notes from when on each can be. */
function peel(nodes: readonly Node[]): ReadonlySet<Node> {
  const solved = nodes.filter(({ open, broken }) => open === 0 && !broken);
  for (const node of solved) {
    for (const next of node.dependents) {
      if (node.earliest > next.earliest) {
        next.earliest = node.earliest;
        next.blame = node;
      }
      next.open -= 1;
      // The list grows while it is gone through.
      if (next.open === 0 && !next.broken) solved.push(next);
    }
  }
  return new Set(solved);
}

/** Of what can never be solved: what waits for itself, and what waits behind that. */
function* judgeTheRest(rest: readonly Node[]): Iterable<Finding> {
  const left = new Set(rest);
  const waiting = new Map(rest.map((node) => [node, node.dependents.filter((other) => left.has(other)).length]));
  const ends = rest.filter((node) => waiting.get(node) === 0);
  // From the other side: whatever nobody in a circle waits for is in none.
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
