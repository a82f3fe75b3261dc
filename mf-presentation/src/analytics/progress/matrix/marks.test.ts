import { MARK_SHAPES, marksIn, placesIn, stateAt } from './marks';

const MEASURES = { name: 190, column: 32, row: 30, middle: 15, isFromRight: false };
const PLACE = { top: 0, start: 0, width: 350, height: 120, isMoving: false };
const team = (states: string) => ({ states });

it('draws each state in the middle of its column and row, after the names and below the head', () => {
  expect(marksIn([team('dwr-'), team('-d')], PLACE, MEASURES)).toEqual([
    { state: 'done', x: 198, y: 37 },
    { state: 'waiting', x: 230, y: 37 },
    { state: 'rejected', x: 262, y: 37 },
    { state: 'missing', x: 294, y: 37 },
    { state: 'missing', x: 198, y: 67 },
    { state: 'done', x: 230, y: 67 },
  ]);
});

it('draws only what is visible, moved by what has been scrolled', () => {
  const teams = Array.from({ length: 50 }, (_, at) =>
    team(at === 11 ? `${'-'.repeat(8)}w${'-'.repeat(40)}` : ' '.repeat(49)),
  );
  const marks = marksIn(teams, { ...PLACE, top: 320, start: 250 }, MEASURES);
  // Rows 10 to 12 and columns 7 to 12, each partly.
  expect(marks).toHaveLength(3 * 6);
  expect(marks.filter(({ state }) => state === 'waiting')).toEqual([{ state: 'waiting', x: 204, y: 47 }]);
});

it('starts at the right edge in right-to-left text', () => {
  expect(marksIn([team('-d')], PLACE, { ...MEASURES, isFromRight: true })).toEqual([
    { state: 'missing', x: 136, y: 37 },
    { state: 'done', x: 104, y: 37 },
  ]);
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
