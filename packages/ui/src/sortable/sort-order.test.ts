import * as fc from 'fast-check';
import { moved } from './moved';
import { edgeScroll, placeFor, type RowBox, rowOffset } from './sort-order';

const stacked = (heights: readonly number[], gap: number): RowBox[] => {
  let top = 0;
  return heights.map((height) => {
    const box = { top, height };
    top += height + gap;
    return box;
  });
};

test('an entry moves to its target and none is lost', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a'], 5, 0)).toEqual(['a']);
});

test('a row takes the position of the rows whose middle it passed', () => {
  const boxes = stacked([40, 40, 40, 40], 8);
  expect(placeFor(boxes, 0, 0)).toBe(0);
  expect(placeFor(boxes, 0, 49)).toBe(1);
  expect(placeFor(boxes, 0, 1000)).toBe(3);
  expect(placeFor(boxes, 3, -97)).toBe(1);
});

test('rows make exactly enough room for the lifted one, whatever their heights', () => {
  const heights = fc.array(fc.integer({ min: 10, max: 200 }), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(heights, fc.nat(), fc.nat(), fc.integer({ min: 0, max: 20 }), (sizes, a, b, gap) => {
      const from = a % sizes.length;
      const to = b % sizes.length;
      const boxes = stacked(sizes, gap);
      const now = boxes.map((box, index) => box.top + rowOffset(boxes, index, from, to));
      const after = stacked(moved(sizes, from, to), gap).map(({ top }) => top);
      expect(moved(now, from, to)).toEqual(after);
    }),
  );
});

test('the viewport scrolls only near its edges, faster when nearer', () => {
  expect(edgeScroll(300, 0, 600)).toBe(0);
  expect(edgeScroll(40, 0, 600)).toBeLessThan(0);
  expect(edgeScroll(599, 0, 600)).toBeGreaterThan(edgeScroll(560, 0, 600));
  expect(edgeScroll(9999, 0, 600)).toBe(edgeScroll(600, 0, 600));
});
