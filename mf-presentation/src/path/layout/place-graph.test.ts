import { asTaskId, type Task } from '@waymark/contract';
import { buildTask } from '@waymark/testing/factories';
import { graphOf } from '../graph/challenge-graph';
import type { Diagram } from './arrange';
import { layOutPart } from './lay-out-part';
import { NODE } from './measures';
import { type LayOut, placeGraph } from './place-graph';
import { inSlices } from './slices';

const direct: LayOut = (count, arcs, signal) => inSlices(layOutPart(count, arcs), signal);
const place = (tasks: readonly Task[]) => placeGraph(graphOf(tasks), new AbortController().signal, direct);
const task = (id: number, fields: Partial<Task> = {}) => buildTask({ id: asTaskId(id), position: id, ...fields });
const at = ({ nodes }: Diagram, id: number) => nodes.find(({ node }) => node.id === id) ?? { x: Number.NaN, y: 0 };

/** Pairs of overlapping cards. */
const overlaps = ({ nodes }: Diagram) =>
  nodes.flatMap((one, index) =>
    nodes
      .slice(index + 1)
      .filter((other) => Math.abs(one.x - other.x) < NODE.width && Math.abs(one.y - other.y) < NODE.height),
  );

test('a challenge is left of those it opens, and no cards overlap', async () => {
  const diagram = await place([
    task(1),
    task(2, { unlock_by_task_id: 1 }),
    task(3, { unlock_by_task_id: 1 }),
    task(4, { unlock_by_task_ids: '2,3' }),
    task(5, { unlock_by_task_ids: '1,4' }),
    task(6),
  ]);
  for (const [from, to] of [
    [1, 2],
    [1, 3],
    [2, 4],
    [3, 4],
    [4, 5],
  ] as const) {
    expect(at(diagram, to).x - at(diagram, from).x).toBeGreaterThan(NODE.width);
  }
  expect(overlaps(diagram)).toEqual([]);
  expect(at(diagram, 6).y).toBeGreaterThan(at(diagram, 5).y);
});

test('challenges that lock each other are still drawn', async () => {
  const diagram = await place([task(1, { unlock_by_task_id: 2 }), task(2, { unlock_by_task_id: 1 })]);
  expect(diagram.lines).toHaveLength(2);
  expect(overlaps(diagram)).toEqual([]);
});

test('the line of an answer starts at its badge, that of any answer at the card', async () => {
  const diagram = await place([
    task(1, { task_type: 11, multiplechoice: 'Quay,Water' }),
    task(2, { unlock_by_task_ids: '1;Water' }),
    task(3, { unlock_by_task_ids: '1;Quay' }),
    task(4, { unlock_by_task_id: 1 }),
  ]);
  const from = at(diagram, 1);
  const start = (answer?: string) =>
    diagram.lines
      .find(({ opening }) => opening.answer === answer)
      ?.path.match(/^M(\d+) (\d+)/)
      ?.slice(1)
      .map(Number);
  expect(start('Quay')).toEqual([from.x + 288, from.y + 52]);
  expect(start('Water')).toEqual([from.x + 288, from.y + 86]);
  expect(start()).toEqual([from.x + 220, from.y + 72]);
});

test('a thousand connected challenges are laid out in small steps without overlaps', async () => {
  const tasks = Array.from({ length: 1000 }, (_, n) =>
    task(n + 1, n === 0 ? {} : { unlock_by_task_ids: [...new Set([Math.ceil(n / 2), Math.ceil(n / 3)])].join() }),
  );
  const { openings } = graphOf(tasks);
  const steps = layOutPart(
    1000,
    openings.map(({ from, to }) => [from - 1, to - 1]),
  );
  let count = 0;
  while (!steps.next().done) count += 1;
  expect(count).toBeGreaterThan(1000);
  expect(overlaps(await place(tasks))).toEqual([]);
});
