import { MARK_SHAPES, marksOf, placesIn, stateAt } from './marks';

const PLACES = { column: 32, row: 30, middle: 15 };

/** Where the marks of a style begin. */
const placesOf = (marks: ReadonlyMap<string, string>, style: string) => marks.get(style)?.match(/M[\d ]+/g);

it('draws each state in the middle of its column and row', () => {
  const marks = marksOf(['dwr-'], PLACES);
  expect(marks.get('done')).toBe(`M8 7${MARK_SHAPES.done.done}`);
  const styles = ['ground', 'done', 'waiting', 'half', 'rejected', 'missing'];
  expect(styles.map((style) => placesOf(marks, style))).toEqual([
    ['M8 7'],
    ['M8 7'],
    ['M40 7'],
    ['M40 7'],
    ['M72 7'],
    ['M104 7'],
  ]);
});

it('draws one team below the other, and the ground below the ticks', () => {
  const marks = marksOf(['-', '-d'], PLACES);
  expect([placesOf(marks, 'missing'), placesOf(marks, 'done')]).toEqual([['M8 7', 'M8 37'], ['M40 37']]);
  expect([...marks.keys()].slice(0, 2)).toEqual(['ground', 'done']);
});

it('starts at the right edge in right-to-left text', () => {
  const marks = marksOf(['-d'], { ...PLACES, fromRight: 2 });
  expect([placesOf(marks, 'missing'), placesOf(marks, 'done')]).toEqual([['M40 7'], ['M8 7']]);
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
