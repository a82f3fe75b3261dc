import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Short enough to read out on the phone. */
const BYTES = 4;
const WELL_FORMED = /^[\w-]{6,64}$/;

/** The id of a call: a valid one from a proxy, or a new one. */
export function callIdOf({ 'x-request-id': given }: IncomingHttpHeaders): string {
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomBytes(BYTES).toString('hex');
}
