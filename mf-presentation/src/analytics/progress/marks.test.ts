import { MARK_SHAPES, marksOf, placesIn, stateAt } from './marks';

const PLACES = { column: 32, row: 30, middle: 15 };

it('draws each state in the middle of its column and row', () => {
  const marks = marksOf(['dwr-'], PLACES);
  expect(['ground', 'done'].map((style) => marks.get(style))).toEqual(['M13 12h6v6h-6z', 'M13 15l2 2 4-4']);
  expect(['waiting', 'half'].map((style) => marks.get(style)?.split('a')[0])).toEqual(['M43 15', 'M48 10']);
  expect(['rejected', 'missing'].map((style) => marks.get(style))).toEqual(['M76 11l8 8M84 11l-8 8', 'M109 15h6']);
});

it('draws one team below the other, and the ground below the ticks', () => {
  const marks = marksOf(['-', '-d'], PLACES);
  expect([marks.get('missing'), marks.get('done')]).toEqual(['M13 15h6M13 45h6', 'M45 45l2 2 4-4']);
  expect([...marks.keys()].slice(0, 2)).toEqual(['ground', 'done']);
});

it('starts at the right edge in right-to-left text', () => {
  const marks = marksOf(['-d'], { ...PLACES, fromRight: 2 });
  expect([marks.get('missing'), marks.get('done')]).toEqual(['M45 15h6', 'M13 15l2 2 4-4']);
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
