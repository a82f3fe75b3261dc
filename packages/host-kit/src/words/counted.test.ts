import { counted } from './counted';

const english = (phrase: string, { n }: Readonly<Record<string, string | number>> = {}) =>
  phrase.replace('{n}', `${n}`);

it.each([
  [0, '0 points'],
  [1, '1 point'],
  [-1, '-1 point'],
  [2, '2 points'],
  [21, '21 points'],
])('puts %d and its noun together', (n, words) => {
  expect(counted(english, 'point', n)).toBe(words);
});
