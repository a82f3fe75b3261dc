import { asTaskId, type Task } from '@waymark/contract';
import { buildTask } from '@waymark/testing/factories';
import { badgesOf } from './answers';
import { graphOf } from './challenge-graph';
import { reachableWith } from './reachable';

const task = (id: number, fields: Partial<Task>) => buildTask({ id: asTaskId(id), position: id, ...fields });
const openingsOf = (...tasks: Task[]) => graphOf(tasks).openings;

describe('the answers of a challenge', () => {
  it.each([
    [5, { trivia: '1871, eighteen seventy-one', multiplechoice: 'no' }, ['1871', 'eighteen seventy-one']],
    [6, { trivia: 'no', multiplechoice: 'Steam crane,The red one' }, ['Steam crane', 'The red one']],
    [11, { trivia: 'no', multiplechoice: 'Quay,Water' }, ['Quay', 'Water']],
    [0, { trivia: '1871', multiplechoice: 'Quay' }, []],
    [1, { trivia: '1871', multiplechoice: 'Quay' }, []],
  ])('show as badges for type %i as %j', (task_type, fields, badges) => {
    const { nodes } = graphOf([task(1, { task_type, ...fields })]);
    expect(nodes.get(asTaskId(1))?.answers).toEqual(badges);
  });

  it('beyond five share the last badge, except those that locks refer to', () => {
    const graph = graphOf([task(1, { task_type: 5, trivia: 'a,b,c,d,e,f,g' }), task(2, { unlock_by_task_ids: '1;g' })]);
    expect(badgesOf(graph.nodes.get(asTaskId(1))?.answers ?? [])).toEqual([
      { answer: 'g', count: 1 },
      { answer: 'a', count: 1 },
      { answer: 'b', count: 1 },
      { answer: 'c', count: 1 },
      { answer: undefined, count: 3 },
    ]);
  });
});

describe('an opening', () => {
  const first = task(1, { task_type: 11, multiplechoice: 'Quay,Water' });

  it('leads from the challenge in unlock_by_task_id', () => {
    expect(openingsOf(first, task(2, { unlock_by_task_id: 1 }))).toEqual([{ from: 1, to: 2 }]);
  });

  it('leads from each answer and challenge in unlock_by_task_ids, in badge order', () => {
    const openings = openingsOf(first, task(2, {}), task(3, { unlock_by_task_ids: '1;Water:Quay,2' }));
    expect(openings).toEqual([
      { from: 2, to: 3 },
      { from: 1, to: 3, answer: 'Quay' },
      { from: 1, to: 3, answer: 'Water' },
    ]);
  });

  it('ignores missing and unreadable challenges', () => {
    expect(openingsOf(task(2, { unlock_by_task_id: 99 }), task(3, { unlock_by_task_ids: 'x;y' }))).toEqual([]);
    expect(openingsOf(first, task(3, { unlock_by_task_ids: '1;Quay,x;y,2;a;b' }))).toEqual([
      { from: 1, to: 3, answer: 'Quay' },
    ]);
  });
});

test('an answer makes only its own branch reachable', () => {
  const graph = graphOf([
    task(1, { task_type: 11, multiplechoice: 'Quay,Water' }),
    task(2, { unlock_by_task_ids: '1;Quay' }),
    task(3, { unlock_by_task_ids: '1;Water' }),
    task(4, { unlock_by_task_id: 2 }),
    task(5, { unlock_by_task_ids: '3,4' }),
    task(6, {}),
  ]);
  expect([...reachableWith(graph, new Map([[asTaskId(1), 'Quay']]))].sort()).toEqual([1, 2, 4, 6]);
  expect([...reachableWith(graph, new Map())].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
