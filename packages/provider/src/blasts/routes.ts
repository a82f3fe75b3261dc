import { BLAST_METHOD } from '@waymark/contract';
import { findWhiteLabel } from '../accounts/repo';
import { heldGame } from '../challenges/places';
import { composeMail } from '../mail/layout';
import { blastLetter } from '../mail/letters';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { insertBlast, listRecipients } from './repo';

/** Messages to everybody who plays a game; from its administrators. */
export function blastRoutes({ database, mailer, now }: Services): HandlersOf<'sendBlast'> {
  return {
    sendBlast: async ({ params, body, caller }) => {
      const { game, recipients } = await database.tx(async (tx) => {
        const held = await heldGame(tx, caller, params.id);
        const people = await listRecipients(tx, held.id);
        await insertBlast(tx, {
          ...body,
          game_id: held.id,
          user_id: caller.userId,
          recipients: people.length,
          created_at: now(),
        });
        return { game: held, recipients: people };
      });
      const brand = body.method === BLAST_METHOD.email && (await findWhiteLabel(database.db, caller.whitelabel));
      if (brand) {
        const letter = blastLetter(game.name, body);
        for (const { name, email } of recipients) mailer.post(composeMail(brand, { name, address: email }, letter));
      }
      return {};
    },
  };
}
