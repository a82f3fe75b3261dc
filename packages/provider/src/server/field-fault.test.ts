import * as z from 'zod/mini';
import { fieldFault } from './field-fault';

it.each([
  [z.string().check(z.maxLength(3)), 'gull', 'Enter at most 3 characters.'],
  [z.string().check(z.minLength(3)), 'gu', 'Enter at least 3 characters.'],
  [z.string().check(z.minLength(1)), '', 'This cannot be blank.'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Choose at most 1.'],
  [z.array(z.string()).check(z.minLength(2)), ['a'], 'Choose at least 2.'],
  [z.array(z.string()).check(z.minLength(1)), [], 'This cannot be blank.'],
  [z.number().check(z.maximum(5)), 6, 'Enter 5 or less.'],
  [z.int().check(z.minimum(1)), 0, 'Enter 1 or more.'],
  [z.number().check(z.multipleOf(5)), 6, 'Enter a multiple of 5.'],
  [z.email(), 'gull', 'This is not valid.'],
  [z.string(), 5, 'This must be text.'],
  [z.string(), undefined, 'This cannot be blank.'],
  [z.number(), null, 'This cannot be blank.'],
  [z.number(), 'gull', 'This must be a number.'],
  [z.int(), 1.5, 'This must be a whole number.'],
  [z.boolean(), 1, 'This must be true or false.'],
  [z.array(z.string()), 'gull', 'This must be a list.'],
  [z.enum(['', 'gull']), 'tern', 'This must be one of: blank, gull.'],
  [z.nullable(z.union([z.literal(0), z.literal(1)])), 2, 'This must be one of: 0, 1.'],
  [z.union([z.literal(0), z.string()]), true, 'This is not valid.'],
  [z.object({}), 'gull', 'This is not valid.'],
])('explains an invalid value in plain words (%#)', (schema, value, words) => {
  expect(z.safeParse(schema, value).error?.issues.map((issue) => fieldFault(issue, value))).toEqual([words]);
});
