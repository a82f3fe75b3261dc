import { linesOf, withMark } from './answer-rules';

test('a pasted list loses bullets, numbers and blank lines', () => {
  expect(linesOf('• Bristol\r\n\n- Bath \n3. Wells\n 4) Frome\n1066')).toEqual([
    'Bristol',
    'Bath',
    'Wells',
    'Frome',
    '1066',
  ]);
});

test('a comma is part of an answer', () => {
  expect(linesOf('Bath, Somerset')).toEqual(['Bath, Somerset']);
});

const answers = [
  { text: 'a', correct: true },
  { text: 'b', correct: false },
];
test('marking one correct answer unmarks the other, unless several are allowed', () => {
  expect(withMark(answers, 1, true, true).map(({ correct }) => correct)).toEqual([false, true]);
  expect(withMark(answers, 1, true, false).map(({ correct }) => correct)).toEqual([true, true]);
});
