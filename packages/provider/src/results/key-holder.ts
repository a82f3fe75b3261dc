import type { FastifyRequest } from 'fastify';
import type { Queries } from '../db/database';
import type { GameRow } from '../games/repo';
import { errors } from '../server/errors';
import { hashToken } from '../session/secrets';
import { findKeyHolder } from './key-repo';

/** A program that reads the results of a game. */
export interface KeyHolder {
  readonly keyId: number;
  readonly game: GameRow;
}

/**
 * Authenticates a key: from the query, for spreadsheets, which send no headers, or else from the header.
 * @throws {ApiError} 401 without a valid key
 */
export async function keyHolderOf({ headers, query }: FastifyRequest, queries: Queries): Promise<KeyHolder> {
  const [, sent] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const { key = sent } = query as { readonly key?: unknown };
  const holder = typeof key === 'string' && key ? await findKeyHolder(queries, hashToken(key)) : undefined;
  if (!holder) throw errors.keyRefused();
  return holder;
}
