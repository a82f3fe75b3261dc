import { asTaskId, type Task } from '@waymark/contract';
import * as fc from 'fast-check';
import { afterMove } from './order';

const pageFrom = (first: number, count: number): Task[] =>
  Array.from({ length: count }, (_, n) => ({ id: asTaskId(100 + n), position: first + n }) as Task);
const ids = (page: readonly Task[]) => page.map(({ id }) => id - 100);
const places = (page: readonly Task[]) => page.map(({ position }) => position);

test('a move shifts the challenges in between and numbers the page from where it began', () => {
  const page = afterMove(pageFrom(26, 5), asTaskId(101), 29);
  expect(ids(page)).toEqual([0, 2, 3, 1, 4]);
  expect(places(page)).toEqual([26, 27, 28, 29, 30]);
});

test('places with gaps are numbered consecutively after a move', () => {
  const page = [3, 7, 9].map((position, n) => ({ id: asTaskId(100 + n), position }) as Task);
  const after = afterMove(page, asTaskId(102), 3);
  expect(ids(after)).toEqual([2, 0, 1]);
  expect(places(after)).toEqual([3, 4, 5]);
});

test('a challenge that goes to another page leaves this one, and the rest closes up or makes room', () => {
  const behind = afterMove(pageFrom(11, 4), asTaskId(101), 40);
  expect([ids(behind), places(behind)]).toEqual([
    [0, 2, 3],
    [11, 12, 13],
  ]);
  const before = afterMove(pageFrom(11, 4), asTaskId(102), 1);
  expect([ids(before), places(before)]).toEqual([
    [0, 1, 3],
    [12, 13, 14],
  ]);
});

test('among found challenges the one that moved stays on view, in its new order', () => {
  const page = [2, 5, 9].map((position, n) => ({ id: asTaskId(100 + n), position }) as Task);
  const after = afterMove(page, asTaskId(102), 3, false);
  expect([ids(after), places(after)]).toEqual([
    [0, 2, 1],
    [2, 3, 6],
  ]);
});

test('any move within a page keeps every challenge, once, at consecutive places, and is the same when made again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 50 }),
      fc.nat(),
      fc.nat(),
      (first, n, a, b) => {
        const page = pageFrom(first, n);
        const to = first + (b % n);
        const id = asTaskId(100 + (a % n));
        const after = afterMove(page, id, to);
        expect([...ids(after)].sort((x, y) => x - y)).toEqual(ids(page));
        expect(places(after)).toEqual(places(page));
        expect(after.find((task) => task.id === id)?.position).toBe(to);
        expect(afterMove(after, id, to)).toEqual(after);
      },
    ),
  );
});
