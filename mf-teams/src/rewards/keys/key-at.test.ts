import { keyAt, keysFor, withKey } from './key-at';

it('completes only the personalisation key being typed', () => {
  const text = 'Meet at %{pu, says %{client}.';
  const typed = keyAt(text, 12);
  expect(typed).toEqual({ from: 8, start: 'pu' });
  expect(keysFor(['pub', 'client', 'pump', 'cup'], { from: 8, start: 'pu' })).toEqual(['pub', 'pump']);
  expect(typed && withKey(text, 12, typed, 'pub')).toEqual({ text: 'Meet at %{pub}, says %{client}.', caret: 14 });
  expect([keyAt(text, 4), keyAt('100% {a', 7), keyAt('%{client}', 9)]).toEqual([undefined, undefined, undefined]);
  const whole = keyAt('%{cl}', 4);
  expect(whole && withKey('%{cl}', 4, whole, 'client').text).toBe('%{client}');
});
