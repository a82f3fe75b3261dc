/**
 * The only import of the schema library: just the parts in use, so that remotes share them as one small module instead
 * of each bundling the library. Add a name here before using it.
 */

export type { infer, input, output, ZodMiniType } from 'zod/mini';
export {
  _default,
  array,
  boolean,
  catch,
  enum,
  gte,
  int,
  literal,
  looseObject,
  lte,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  overwrite,
  pipe,
  record,
  regex,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'zod/mini';

import { coerce } from 'zod/mini';

/** A number that may arrive as text, in an address or a query. */
export const coerceNumber = coerce.number;
