import { durationOf } from './duration';

it.each([
  [0, '0:00'],
  [40.4, '0:40'],
  [160, '2:40'],
  [3599.6, '1 h 00'],
  [3900, '1 h 05'],
])('%s seconds are %s', (seconds, text) => {
  expect(durationOf(seconds)).toBe(text);
});
