import { requireAdministrator } from '../games/policy';
import { requireGame } from '../games/require-game';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { drawQr } from './draw';
import { findQrText } from './repo';

/** The images of QR codes, for administrators of the game. */
export function qrRoutes({ database }: Services): HandlersOf<'qrPicture'> {
  return {
    qrPicture: async ({ params, query, caller }) => {
      if (query.whitelabel !== caller.whitelabel) throw errors.unauthenticated();
      const { role } = await requireGame(database.db, caller, query.game_id);
      requireAdministrator(role);
      const text = await findQrText(database.db, query.game_id, params.id);
      if (!text) throw errors.notFound();
      return { name: `qr-${params.id}.png`, bytes: await drawQr(text) };
    },
  };
}
