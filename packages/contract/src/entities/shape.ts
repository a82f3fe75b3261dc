import * as z from '@waymark/contract/schema';
import type { core } from 'zod/mini';

/**
 * Building blocks of the answers we read. They are forgiving on purpose: unknown keys stay, a field of the wrong kind
 * becomes `undefined` instead of failing the whole answer, so that an older builder survives a newer provider.
 */

/** A text, or undefined when the answer holds something else. */
export const text = () => z.catch(z.optional(z.string()), undefined);
/** A number, or undefined when the answer holds something else. */
export const number = () => z.catch(z.optional(z.number()), undefined);
/** A yes/no value, or undefined when the answer holds something else. */
export const flag = () => z.catch(z.optional(z.boolean()), undefined);
/** A text that may be null (an address that does not exist yet). */
export const textOrNull = () => z.catch(z.optional(z.nullable(z.string())), undefined);
const moment = () =>
  z.string().check(({ value, issues }) => {
    if (Number.isNaN(Date.parse(value))) issues.push({ code: 'custom', input: value });
  });
/** A moment, ISO 8601; what is none counts as missing, for no clock can show it. */
export const instant = () => z.catch(z.optional(moment()), undefined);
/** A moment that may be null. */
export const instantOrNull = () => z.catch(z.optional(z.nullable(moment())), undefined);
/** A number that may be null. */
export const numberOrNull = () => z.catch(z.optional(z.nullable(z.number())), undefined);
/** A list, or an empty one when the answer holds something else. */
export const list = <T extends core.SomeType>(item: T) => z.catch(z.array(item), []);
