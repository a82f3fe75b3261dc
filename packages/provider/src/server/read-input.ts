import * as z from 'zod/mini';
import { errors } from './errors';
import { fieldFault } from './field-fault';
import { NO_TEXT } from './json-body';
import { holdsOnlyText } from './well-formed';

// For programs that send invalid addresses and queries; bodies are explained by `fieldFault`.
z.config(z.locales.en());

/**
 * Parses one part of a request with the contract's schema.
 * @throws {ApiError} 400, or the status for invalid bodies if every fault is in a field of the body
 */
export function readInput<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  part: 'params' | 'query' | 'body',
  invalidBody: 400 | 422 = 422,
): z.output<S> {
  // Bodies were checked while they were parsed.
  if (part !== 'body' && !holdsOnlyText(value)) throw errors.malformed(NO_TEXT);
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const { issues } = read.error;
  if (part === 'body' && invalidBody === 422 && issues.every(({ path }) => typeof path[0] === 'string')) {
    const fields: Record<string, string[]> = {};
    for (const issue of issues) {
      const field = String(issue.path[0]);
      const fault = fieldFault(issue, valueAt(value, issue.path));
      fields[field] = [...new Set([...(fields[field] ?? []), fault])];
    }
    throw errors.invalid(fields);
  }
  throw errors.malformed(issues.map(({ path, message }) => sentence(path, message)).join(' '));
}

const sentence = (path: readonly PropertyKey[], message: string): string =>
  path.length > 0 ? `${path.map(String).join('.')}: ${message}.` : `${message}.`;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((at, key) => (at as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key], value);
