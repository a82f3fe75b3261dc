import * as z from '@waymark/contract/schema';
import type { FastifyInstance } from 'fastify';
import { toBuffer } from 'qrcode';
import { requireAdministrator, roleIn } from '../games/policy';
import { findVisibleGame } from '../games/repo';
import { errors } from '../server/errors';
import { readInput } from '../server/read-input';
import type { Services } from '../server/services';
import { findQrText } from './repo';

const id = () => z.coerceNumber().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
const PARAMS = z.object({ id: id() });
const QUERY = z.object({ whitelabel: z.string(), game_id: id() });

/** Pixels of the picture's side: sharp on a printed page. */
const SIDE = 1024;

/**
 * The picture of a QR challenge, for its administrators: who sees it has solved the challenge. One of the two answers that
 * are no JSON, so it stands beside the table of routes. 404 while the challenge has nothing to scan.
 */
export async function qrDoor(app: FastifyInstance, { callers, config, database, limits }: Services): Promise<void> {
  for (const version of config.versions) {
    app.get(`/${version}/tasks/:id/qr.png`, async (request, reply) => {
      const { whitelabel, game_id } = readInput(QUERY, request.query, 'query');
      const caller = await callers.fromHeader(request.headers.authorization, whitelabel);
      limits.call(caller);
      const { id: task } = readInput(PARAMS, request.params, 'params');
      const found = await findVisibleGame(database.db, caller, game_id);
      if (!found) throw errors.notFound();
      requireAdministrator(roleIn(found.member, caller));
      const text = await findQrText(database.db, game_id, task);
      if (!text) throw errors.notFound();
      const picture = await toBuffer(text, { type: 'png', width: SIDE, errorCorrectionLevel: 'M' });
      return reply
        .type('image/png')
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `attachment; filename="qr-${task}.png"`)
        .header('X-Content-Type-Options', 'nosniff')
        .send(picture);
    });
  }
}
