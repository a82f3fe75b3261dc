import { MATRIX, PHONE_MATRIX } from './matrix-measures';
import { textsIn } from './matrix-texts';

const WORDS = {
  teams: 40,
  challenges: 30,
  nameOf: (at: number) => `Team ${at}`,
  countOf: (at: number) => `${at} of 30`,
  headOf: (at: number) => String(at + 1),
  sumOf: (at: number) => `${at} solved`,
};
const PLACE = { top: 310, start: 70, width: 400, height: 120, isMoving: true };

it('has the visible names, counts, heads and sums at their places', () => {
  const { names, counts, heads, sums, lines, challenges } = textsIn(WORDS, PLACE, { ...MATRIX, isFromRight: false });
  expect(names.map(({ text, x, y }) => [text, x, y])).toEqual([
    ['Team 10', 16, 34.5],
    ['Team 11', 16, 64.5],
    ['Team 12', 16, 94.5],
  ]);
  expect(counts[0]).toEqual({ text: '10 of 30', x: 388, y: 34.5, align: 'right', width: 400 });
  expect(challenges).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(heads[0]).toEqual({ text: '3', x: 200, y: 14.5, align: 'center', width: 32 });
  expect(sums[0]).toEqual({ text: '2 solved', x: 200, y: 105.5, align: 'center', width: 32 });
  expect(lines).toEqual([49, 79, 109]);
});

it('is mirrored in right-to-left text', () => {
  const { names, counts, heads } = textsIn(WORDS, PLACE, { ...MATRIX, isFromRight: true });
  expect([names[0]?.x, names[0]?.align]).toEqual([384, 'right']);
  expect([counts[0]?.x, counts[0]?.align]).toEqual([12, 'left']);
  expect(heads[0]?.x).toBe(200);
});

it('has names above the marks on phones, where they have the width but for the count', () => {
  const { names, heads } = textsIn(
    WORDS,
    { ...PLACE, top: 0, start: 0, height: 168 },
    { ...PHONE_MATRIX, isFromRight: false },
  );
  expect(names).toEqual([{ text: 'Team 0', x: 12, y: 70, align: 'left', width: 288 }]);
  expect(heads[0]).toEqual({ text: '1', x: 10, y: 39, align: 'center', width: 20 });
});
