import type { FastifyRequest } from 'fastify';
import { errors } from '../server/errors';

/** Header with the client's key: requests with the same key take effect once. */
const KEY_HEADER = 'idempotency-key';

const KEY = /^[\x21-\x7e]{1,128}$/;

/** The key of a call; undefined without one. @throws {ApiError} 400 for an invalid one */
export function readKey({ headers }: FastifyRequest): string | undefined {
  const key = headers[KEY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw errors.malformed('An Idempotency-Key has 1 to 128 visible characters.');
}
