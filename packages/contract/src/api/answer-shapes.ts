import * as z from '@waymark/contract/schema';
import type { core } from 'zod/mini';
import { rows } from '../entities/shape';

/** The rest of a response besides its entity or list. */
type Beside = Readonly<Record<string, z.ZodMiniType>>;
type Fields<Name extends string, S extends core.SomeType, B extends Beside> = z.output<
  ReturnType<typeof z.looseObject<Record<Name, S> & B>>
>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Wraps a bare value under its documented name. */
const named = (name: string, isBare: (answer: unknown) => boolean) =>
  z.transform((answer: unknown) => (isBare(answer) ? { [name]: answer } : answer));

const shaped = <Name extends string, S extends core.SomeType, B extends Beside>(
  name: Name,
  schema: S,
  beside: B | undefined,
  isBare: (answer: unknown) => boolean,
) =>
  z.pipe(
    named(name, isBare),
    z.looseObject({ [name]: schema, ...beside } as Record<Name, S> & B),
  ) as unknown as z.ZodMiniType<Fields<Name, S, B>>;

/** One entity, wrapped under its name or bare: the documents say "game" without specifying. */
export const entityAnswer = <Name extends string, S extends core.SomeType, B extends Beside = Record<never, never>>(
  name: Name,
  schema: S,
  beside?: B,
) => shaped(name, schema, beside, (answer) => isObject(answer) && !isObject(answer[name]) && 'id' in answer);

/** A list, wrapped under its name or bare. */
export const listAnswer = <Name extends string, S extends core.SomeType, B extends Beside = Record<never, never>>(
  name: Name,
  item: S,
  beside?: B,
) => shaped(name, rows(item), beside, Array.isArray);

/**
 * The response to a write. Only its status says whether it succeeded: the entity is read if there is a valid one, and
 * any other response counts as empty.
 */
export const writeAnswer = <Name extends string, S extends core.SomeType, B extends Beside = Record<never, never>>(
  name: Name,
  schema: S,
  beside?: B,
) => {
  const read = entityAnswer(name, z.catch(z.optional(schema), undefined), beside);
  return z.catch(read, {} as z.output<typeof read>);
};
