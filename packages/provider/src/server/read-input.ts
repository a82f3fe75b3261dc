import * as z from 'zod/mini';
import { errors } from './errors';
import { fieldFault } from './field-fault';
import { NO_TEXT } from './json-body';
import { holdsOnlyText } from './well-formed';

// For programs that send invalid fields; people see `fieldFault`.
z.config(z.locales.en());

/** Issues of a well-formed value, which a person can fix in the form. All others are bugs in the calling program. */
const FIELD_FAULTS = new Set(['too_big', 'too_small', 'invalid_format', 'not_multiple_of']);

/**
 * Parses one part of a request with the contract's schema.
 * @throws {ApiError} 400, or 422 for body fields of invalid length
 */
export function readInput<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  part: 'params' | 'query' | 'body',
): z.output<S> {
  // Bodies were checked while they were parsed.
  if (part !== 'body' && !holdsOnlyText(value)) throw errors.malformed(NO_TEXT);
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const { issues } = read.error;
  if (part === 'body' && issues.every(({ code, path }) => FIELD_FAULTS.has(code) && path.length > 0)) {
    const fields: Record<string, string[]> = {};
    for (const issue of issues) {
      const field = String(issue.path[0]);
      fields[field] = [...(fields[field] ?? []), fieldFault(issue)];
    }
    throw errors.invalid(fields);
  }
  throw errors.malformed(issues.map(({ path, message }) => sentence(path, message)).join(' '));
}

const sentence = (path: readonly PropertyKey[], message: string): string =>
  path.length > 0 ? `${path.map(String).join('.')}: ${message}.` : `${message}.`;
