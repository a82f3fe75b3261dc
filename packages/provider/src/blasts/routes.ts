import { BLAST_METHOD } from '@waymark/contract';
import { heldGame } from '../challenges/places';
import { addJob } from '../jobs/add';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { BLAST } from './blast-job';
import { countRecipients, insertBlast } from './repo';

/** Messages to everybody who plays a game; from its administrators. */
export function blastRoutes({ database, now }: Services): HandlersOf<'sendBlast'> {
  return {
    sendBlast: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const game = await heldGame(tx, caller, params.id);
        const { userId } = caller;
        const byMail = body.method === BLAST_METHOD.email;
        const id = await insertBlast(tx, {
          ...body,
          game_id: game.id,
          user_id: userId,
          // A blast by e-mail counts those it has reached while it is sent.
          recipients: byMail ? 0 : await countRecipients(tx, game.id),
          created_at: now(),
        });
        if (byMail) await addJob(database, tx, { kind: BLAST, game, userId, input: { blast: id }, runAt: now() });
        return {};
      }),
  };
}
