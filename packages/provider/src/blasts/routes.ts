import { PAGE_SIZE_DEFAULT } from '@waymark/contract';
import type { Queries } from '../db/database';
import { requireAdministrator } from '../games/policy';
import { lockGame, requireGame } from '../games/require-game';
import { addJob } from '../jobs/add';
import { announceJob } from '../jobs/announce-job';
import { cancelJob } from '../jobs/repo';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { readAudience } from './audience';
import { BLAST } from './blast-job';
import { readPlan } from './plan';
import { presentBlast } from './present';
import { countRecipients } from './recipients';
import { blastOf, changeBlast, insertBlast, listBlastRows } from './repo';

/** Messages from administrators to the players of a game. */
export function blastRoutes({ database, now }: Services): HandlersOf<'sendBlast' | 'listBlasts' | 'stopBlast'> {
  const blastIn = async (queries: Queries, gameId: number, id: number) => {
    const found = await blastOf(queries, gameId, id);
    if (!found) throw errors.notFound();
    return found;
  };
  return {
    sendBlast: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, params.id);
        const { userId } = caller;
        const { method, subject, message } = body;
        const plan = readPlan(game, body, now());
        const to = await readAudience(tx, game.id, body);
        const id = await insertBlast(tx, {
          ...to,
          ...plan,
          method,
          subject,
          message,
          user_id: userId,
          people: await countRecipients(tx, to),
          created_at: now(),
        });
        const job = { kind: BLAST, of: game, userId, input: { blast: id }, runAt: plan.send_at };
        await changeBlast(tx, id, { job_id: await addJob(database, tx, job) });
        return { blast: presentBlast(await blastIn(tx, game.id, id)) };
      }),

    listBlasts: async ({ params, query, caller }) => {
      const { game, role } = await requireGame(database.db, caller, params.id);
      requireAdministrator(role);
      const { page = 1, per_page: limit = PAGE_SIZE_DEFAULT } = query;
      const { rows, count } = await listBlastRows(database.db, game.id, { limit, offset: (page - 1) * limit });
      return {
        blasts: rows.map(presentBlast),
        meta: { count, page, pages: Math.max(1, Math.ceil(count / limit)) },
      };
    },

    stopBlast: ({ params, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, params.id);
        const { blast, job } = await blastIn(tx, game.id, params.blast_id);
        if (blast.sent_at) throw errors.conflict('This message has already been sent.');
        const cancelled = job && (await cancelJob(tx, job.id, now()));
        if (cancelled) await announceJob(database, tx, cancelled);
        if (!blast.stopped_at) await changeBlast(tx, blast.id, { stopped_at: now() });
        return { blast: presentBlast(await blastIn(tx, game.id, blast.id)) };
      }),
  };
}
