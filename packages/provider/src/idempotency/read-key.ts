import type { FastifyRequest } from 'fastify';
import { errors } from '../server/errors';

/** Header under which a client names what it means to do: sent again, it is done once. */
export const KEY_HEADER = 'idempotency-key';

const KEY = /^[\x21-\x7e]{1,128}$/;

/** The key a call carries; undefined without one. @throws {ApiError} 400 for one that is none */
export function readKey({ headers }: FastifyRequest): string | undefined {
  const key = headers[KEY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw errors.malformed('An Idempotency-Key has 1 to 128 visible characters.');
}
