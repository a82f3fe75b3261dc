import { readAddress } from '../accounts/address';
import { requireGame } from '../games/require-game';
import { addJob } from '../jobs/add';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { EXPORT, type ExportInput } from './export-job';

/** Exporting a whole game: for administrators, and for everybody in the game if it allows that. */
export function exportRoutes({ database, now }: Services): HandlersOf<'exportGame'> {
  return {
    exportGame: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const { game, role } = await requireGame(tx, caller, params.id);
        if (!role.administrator && game.export_player_enabled !== 1) throw errors.notAllowed();
        const email = readAddress(body.email);
        if (!email) throw errors.invalid({ email: ['Enter an e-mail address.'] });
        const input: ExportInput = { email, media: body.media, forPlayers: !role.administrator };
        const key = [game.id, input.media, input.forPlayers, email.toLowerCase()].join(' ');
        await addJob(database, tx, { kind: EXPORT, key, of: game, userId: caller.userId, input, runAt: now() });
        return {};
      }),
  };
}
