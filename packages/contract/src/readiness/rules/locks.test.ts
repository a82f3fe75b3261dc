import * as fc from 'fast-check';
import { asTaskId } from '../../entities/ids';
import { TASK_TYPE } from '../../entities/task-type';
import type { TaskToCheck } from '../finding';
import { checkLocks } from './locks';

const task = (id: number, more: Partial<TaskToCheck> = {}): TaskToCheck => ({
  id: asTaskId(id),
  name: `T${id}`,
  ...more,
});
const found = (tasks: readonly TaskToCheck[]) =>
  [...checkLocks({ game: {}, tasks })].map(({ rule, task: id, values }) => [id, rule, values?.name]);

/** Ten challenges with up to two prerequisites each, some of which do not exist. */
const graphs = fc.array(fc.array(fc.integer({ min: 1, max: 13 }), { maxLength: 2 }), { minLength: 1, maxLength: 10 });
const made = (graph: readonly (readonly number[])[]) =>
  graph.map((needs, index) => task(index + 1, { unlock_by_task_ids: [...new Set(needs)].join(',') }));

/** Solvable challenges by brute force: repeatedly solves whatever has no open prerequisite. */
function solvable(graph: readonly (readonly number[])[]): Set<number> {
  const solved = new Set<number>();
  for (const _ of graph) {
    for (const [index, needs] of graph.entries()) if (needs.every((id) => solved.has(id))) solved.add(index + 1);
  }
  return solved;
}

it('finds exactly the unreachable challenges', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const reached = solvable(graph);
      const named = new Set(found(made(graph)).map(([id]) => id));
      expect([...named].toSorted()).toEqual(
        graph
          .map((_, index) => index + 1)
          .filter((id) => !reached.has(id))
          .toSorted(),
      );
    }),
    { numRuns: 500 },
  );
});

it("doesn't depend on the order of the challenges", () => {
  fc.assert(
    fc.property(graphs, fc.nat(), (graph, turn) => {
      const tasks = made(graph);
      const turned = [...tasks.slice(turn % tasks.length), ...tasks.slice(0, turn % tasks.length)];
      expect(found(turned).map(String).toSorted()).toEqual(found(tasks).map(String).toSorted());
    }),
  );
});

it('distinguishes a cycle from what depends on it', () => {
  const tasks = [
    task(1, { unlock_by_task_id: 2 }),
    task(2, { unlock_by_task_id: 1 }),
    task(3, { unlock_by_task_id: 1 }),
  ];
  expect(found(tasks)).toEqual([
    [1, 'lock-circle', 'T2'],
    [2, 'lock-circle', 'T1'],
    [3, 'unreachable', 'T1'],
  ]);
});

it('follows a chain as long as the game', () => {
  const chain = Array.from({ length: 10_000 }, (_, index) => task(index + 1, { unlock_by_task_id: index || null }));
  expect(found(chain)).toEqual([]);
  const circle = chain.map((one) => (one.id === 1 ? { ...one, unlock_by_task_id: 10_000 } : one));
  expect(found(circle)).toHaveLength(10_000);
});

it.each([
  [{ task_type: TASK_TYPE.multipleChoice, multiplechoice: 'left,right' }, 'left', []],
  [{ task_type: TASK_TYPE.multipleChoice, multiplechoice: 'left,right' }, 'left:up', [[2, 'lock-answer', 'T1']]],
  [{ task_type: TASK_TYPE.trivia, trivia: 'Ahab, Ishmael' }, 'Ishmael', []],
  [{ task_type: TASK_TYPE.photo, multiplechoice: 'left,right' }, 'left', [[2, 'lock-answer', 'T1']]],
])('knows the possible answers to %j: %s', (first, options, expected) => {
  expect(found([task(1, first), task(2, { unlock_by_task_ids: `1;${options}` })])).toEqual(expected);
});

it('marks what depends on an impossible answer as unreachable, unless another answer opens it', () => {
  const first = task(1, { task_type: TASK_TYPE.splitPath, multiplechoice: 'left,right' });
  const rules = (coded: string) =>
    found([first, task(2, { unlock_by_task_ids: coded }), task(3, { unlock_by_task_id: 2 })]).map(([, rule]) => rule);
  expect(rules('1;up')).toEqual(['lock-answer', 'unreachable']);
  expect(rules('1;up:left')).toEqual(['lock-answer']);
});

it('finds a challenge that closes before the ones it depends on open', () => {
  const late = { starts_at: '2026-05-01T12:00:00Z' };
  const tasks = (ends_at: string) => [
    task(1, late),
    task(2, { unlock_by_task_id: 1 }),
    task(3, { unlock_by_task_id: 2, ends_at }),
  ];
  expect(found(tasks('2026-05-01T12:00:00Z'))).toEqual([[3, 'lock-opens-late', 'T2']]);
  expect(found(tasks('2026-05-01T12:00:01Z'))).toEqual([]);
});
