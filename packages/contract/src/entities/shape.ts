import * as z from '@waymark/contract/schema';
import type { core } from 'zod/mini';

/**
 * Building blocks for parsing responses. Deliberately lenient: unknown keys stay, numbers and flags may arrive as text or
 * as each other (databases and frameworks differ), and a field that still has the wrong type becomes `undefined` instead
 * of failing the whole response, so that an older builder works with a newer provider.
 */

const FLAGS: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false };

/** A value as a number, if it is a numeric text or a flag; otherwise unchanged. */
const asNumber = (value: unknown): unknown => {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
};
const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

// Only values of another type pay for the conversion. The catch has no context while a JSON schema is made.
const numberIn = (value: unknown): number | undefined => {
  const read = asNumber(value);
  return typeof read === 'number' ? read : undefined;
};
const textIn = (value: unknown): string | undefined => {
  const read = asText(value);
  return typeof read === 'string' ? read : undefined;
};

/** A text; undefined if invalid. */
export const text = () => z.catch(z.optional(z.string()), (context) => textIn(context?.value));
/** A number; undefined if invalid. */
export const number = () => z.catch(z.optional(z.number()), (context) => numberIn(context?.value));
/** A boolean; undefined if invalid. */
export const flag = () => z.catch(z.optional(z.boolean()), (context) => FLAGS[String(context?.value)]);
/** A text that may be null (an address that does not exist yet). */
export const textOrNull = () => z.catch(z.optional(z.nullable(z.string())), (context) => textIn(context?.value));
const moment = () =>
  z.string().check(({ value, issues }) => {
    if (Number.isNaN(Date.parse(value))) issues.push({ code: 'custom', input: value });
  });
/** An ISO 8601 time; an invalid one counts as missing. */
export const instant = () => z.catch(z.optional(moment()), undefined);
/** A time that may be null. */
export const instantOrNull = () => z.catch(z.optional(z.nullable(moment())), undefined);
/** A number that may be null. */
export const numberOrNull = () => z.catch(z.optional(z.nullable(z.number())), (context) => numberIn(context?.value));
/** A list without its invalid items; empty if it is none. */
export const list = <T extends core.$ZodType>(item: T) =>
  z.catch(z.array(item), (context) => validIn(item, context?.value));

/** A list that may be missing: undefined if it is none. */
export const listOrNone = <T extends core.$ZodType>(item: T) =>
  z.catch(z.optional(z.array(item)), (context) =>
    Array.isArray(context?.value) ? validIn(item, context.value) : undefined,
  );
/** The list that a response is about. Null counts as empty; anything else invalid fails the response. */
export const rows = <T extends core.SomeType>(item: T) =>
  z.pipe(
    z.transform((value: unknown) => (value === null ? [] : value)),
    z.array(item),
  );

function validIn<T extends core.$ZodType>(item: T, value: unknown): z.output<T>[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one): z.output<T>[] => {
    const read = z.safeParse(item, one);
    return read.success ? [read.data] : [];
  });
}

/** A number without which an item means nothing, such as an id. */
export const needed = () => z.pipe(z.transform(asNumber), z.number());
/** A text of a list. */
export const word = () => z.pipe(z.transform(asText), z.string());
