/**
 * The one way to the schema library: only the parts in use, so that remotes can share them as one small module instead of
 * carrying the library each. Schemas themselves stay with whoever was tested with them. Add a name here before using it.
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
  pipe,
  record,
  regex,
  string,
  transform,
  union,
  unknown,
} from 'zod/mini';

import { coerce } from 'zod/mini';

/** A number that may arrive as text: in an address or a query. */
export const coerceNumber = coerce.number;
