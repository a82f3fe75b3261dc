import { CallFailure } from '@waymark/client';
import { reasonAt, withSubject } from './refusals';

const refused = new CallFailure(422, 'is reserved', { errors: { name: ['is reserved'], code: ['is taken'] } }, true);

test('a field shows its own reason if the server checked others too', () => {
  expect(reasonAt('code', refused)).toBe('is taken');
  expect(reasonAt('name', refused)).toBe('is reserved');
  expect(reasonAt('webhook', refused)).toBe('is reserved');
  expect(reasonAt('code', new Error('No connection.'))).toBe('No connection.');
});

test("a message without a subject gets the field's name", () => {
  expect(withSubject('Entry Code', 'has already been taken')).toBe('Entry Code has already been taken');
  expect(withSubject('Entry Code', 'This code is taken.')).toBe('This code is taken.');
});
