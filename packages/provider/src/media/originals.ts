import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { findReadable } from '../answers/readable';
import type { Queries } from '../db/database';
import { answers, attachments } from '../db/schema';
import { findVisibleGame } from '../games/repo';
import { errors } from '../server/errors';
import type { Services } from '../server/services';
import { whitelabelOf } from '../server/whitelabel-of';
import type { Caller } from '../session/caller';
import { isOfAnswers } from './repo';

/**
 * Who may read an original: everybody, unless only answers show it. Then it needs a signed address, or the token of
 * someone who may read one of the answers.
 * @throws {ApiError} 403 without permission, 401 with an invalid token
 */
export async function openedTo(
  { callers, database, signer }: Services,
  request: FastifyRequest,
  uuid: string,
  name: string,
): Promise<'everybody' | 'some'> {
  const { expires = '', signature = '' } = request.query as Readonly<Record<string, string>>;
  if (signer.verify(`${uuid}/${name}`, String(expires), String(signature), 'GET')) return 'some';
  if (!(await isOfAnswers(database.db, uuid))) return 'everybody';
  const { authorization } = request.headers;
  if (!authorization) throw errors.addressRefused();
  const caller = await callers.fromHeader(authorization, whitelabelOf(request));
  if (!(await isReadable(database.db, caller, uuid))) throw errors.addressRefused();
  return 'some';
}

async function isReadable(queries: Queries, caller: Caller, uuid: string): Promise<boolean> {
  const shown = await queries
    .select({ id: answers.id, gameId: answers.game_id })
    .from(answers)
    .innerJoin(attachments, and(eq(attachments.owner, 'answer'), eq(attachments.owner_id, answers.id)))
    .where(eq(attachments.media_uuid, uuid));
  for (const { id, gameId } of shown) {
    const seen = await findVisibleGame(queries, caller, gameId);
    if (seen && (await findReadable(queries, caller, seen, id))) return true;
  }
  return false;
}
