import { cornerOf, MARK_SHAPES, placesIn, stateAt } from './marks';

const PLACES = { column: 32, row: 30, middle: 15 };

it('centres a mark in the column of its challenge and the row of its team', () => {
  expect(cornerOf(0, 0, PLACES)).toEqual({ x: 8, y: 7 });
  expect(cornerOf(2, 3, PLACES)).toEqual({ x: 104, y: 67 });
});

it('starts at the right edge in right-to-left text', () => {
  expect([0, 1].map((at) => cornerOf(0, at, { ...PLACES, fromRight: 2 }).x)).toEqual([40, 8]);
});

it('has a different mark for each state, with a tick for done', () => {
  const shapes = ['d', 'w', 'r', '-'].map((letter) => Object.keys(MARK_SHAPES[stateAt(letter, 0)]));
  expect(shapes).toEqual([['ground', 'done'], ['waiting', 'half'], ['rejected'], ['missing']]);
  expect(stateAt('d', 7)).toBe('missing');
});

it('lists the positions of a state as ranges', () => {
  const position = (at: number) => String(at + 1);
  expect(placesIn('dddw-d', 'd', position)).toBe('1–3, 6');
  expect(placesIn('dddw-d', 'r', position)).toBe('');
});
