import * as z from 'zod/mini';
import { fieldFault } from './field-fault';

it.each([
  [z.string().check(z.maxLength(3)), 'gull', 'It may have at most 3 letters.'],
  [z.string().check(z.minLength(3)), 'gu', 'It has to have at least 3 letters.'],
  [z.string().check(z.minLength(1)), '', 'It cannot be empty.'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'There may be at most 1.'],
  [z.array(z.string()).check(z.minLength(2)), ['a'], 'There have to be at least 2.'],
  [z.array(z.string()).check(z.minLength(1)), [], 'It cannot be empty.'],
  [z.number().check(z.maximum(5)), 6, 'It may be at most 5.'],
  [z.int().check(z.minimum(1)), 0, 'It has to be at least 1.'],
  [z.number().check(z.multipleOf(5)), 6, 'It has to be a multiple of 5.'],
  [z.email(), 'gull', 'It is not of the form that is expected here.'],
])('says in plain words what is wrong with a value (%#)', (schema, value, words) => {
  expect(z.safeParse(schema, value).error?.issues.map(fieldFault)).toEqual([words]);
});
