import { CallFailure } from '@waymark/client';
import { reasonAt, withSubject } from './refusals';

const refused = new CallFailure(422, 'is reserved', { errors: { name: ['is reserved'], code: ['is taken'] } }, true);

test('a field says what was said about it, where a server looked at others too', () => {
  expect(reasonAt('code', refused)).toBe('is taken');
  expect(reasonAt('name', refused)).toBe('is reserved');
  expect(reasonAt('webhook', refused)).toBe('is reserved');
  expect(reasonAt('code', new Error('No connection.'))).toBe('No connection.');
});

test('what is said without a name follows it', () => {
  expect(withSubject('Entry Code', 'has already been taken')).toBe('Entry Code has already been taken');
  expect(withSubject('Entry Code', 'This code is taken.')).toBe('This code is taken.');
});
