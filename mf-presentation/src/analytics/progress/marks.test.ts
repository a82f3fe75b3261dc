import { marksOf, placesIn } from './marks';

const PLACES = { column: 32, row: 30, middle: 15 };

it('draws each state once in the middle of its column', () => {
  const { ground, done, waiting, half, rejected, missing } = marksOf(['dwr-'], PLACES);
  expect([ground, done]).toEqual(['M13 12h6v6h-6z', 'M13 15l2 2 4-4']);
  expect([waiting.split(' ')[0], half.split(' ')[0]]).toEqual(['M43', 'M48']);
  expect([rejected.split(' ')[0], missing]).toEqual(['M76', 'M109 15h6']);
});

it('draws one team below the other', () => {
  expect(marksOf(['-', '-d'], PLACES)).toMatchObject({ missing: 'M13 15h6M13 45h6', done: 'M45 45l2 2 4-4' });
});

it('starts at the right edge in right-to-left text', () => {
  expect(marksOf(['-d'], { ...PLACES, fromRight: 2 })).toMatchObject({
    missing: 'M45 15h6',
    done: 'M13 15l2 2 4-4',
  });
});

it('lists the positions of a state as ranges', () => {
  const position = (at: number) => String(at + 1);
  expect(placesIn('dddw-d', 'd', position)).toBe('1–3, 6');
  expect(placesIn('dddw-d', 'r', position)).toBe('');
});
