import { readableLocks, readLocks, writeLocks } from './lock';

it.each([
  ['', []],
  ['7', [{ id: 7, options: [] }]],
  [
    '7,8',
    [
      { id: 7, options: [] },
      { id: 8, options: [] },
    ],
  ],
  ['7;left:right', [{ id: 7, options: ['left', 'right'] }]],
  [
    '7;left:right,8,9;no',
    [
      { id: 7, options: ['left', 'right'] },
      { id: 8, options: [] },
      { id: 9, options: ['no'] },
    ],
  ],
])('reads and writes chosen challenges without loss: %j', (text, locks) => {
  expect(readLocks(text)).toEqual(locks);
  expect(writeLocks(readLocks(text) ?? [])).toBe(text);
});

it.each(['x', '-1', '0', '1.5', '7;a;b', ';a', '1e3', '99999999999999999'])(
  'rejects %j as chosen challenges',
  (text) => {
    expect(readLocks(text)).toBeUndefined();
  },
);

it('reads the valid ones of chosen challenges where some are invalid', () => {
  expect(readableLocks('7;left, x,8;a;b,9')).toEqual([
    { id: 7, options: ['left'] },
    { id: 9, options: [] },
  ]);
});
