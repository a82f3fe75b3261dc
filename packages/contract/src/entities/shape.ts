import * as z from '@waymark/contract/schema';
import type { core } from 'zod/mini';

/**
 * Building blocks for parsing responses. Deliberately lenient: unknown keys stay, and a field of the wrong type becomes
 * `undefined` instead of failing the whole response, so that an older builder works with a newer provider.
 */

/** A text; undefined if invalid. */
export const text = () => z.catch(z.optional(z.string()), undefined);
/** A number; undefined if invalid. */
export const number = () => z.catch(z.optional(z.number()), undefined);
/** A boolean; undefined if invalid. */
export const flag = () => z.catch(z.optional(z.boolean()), undefined);
/** A text that may be null (an address that does not exist yet). */
export const textOrNull = () => z.catch(z.optional(z.nullable(z.string())), undefined);
const moment = () =>
  z.string().check(({ value, issues }) => {
    if (Number.isNaN(Date.parse(value))) issues.push({ code: 'custom', input: value });
  });
/** An ISO 8601 time; an invalid one counts as missing. */
export const instant = () => z.catch(z.optional(moment()), undefined);
/** A time that may be null. */
export const instantOrNull = () => z.catch(z.optional(z.nullable(moment())), undefined);
/** A number that may be null. */
export const numberOrNull = () => z.catch(z.optional(z.nullable(z.number())), undefined);
/** A list; empty if invalid. */
export const list = <T extends core.SomeType>(item: T) => z.catch(z.array(item), []);
