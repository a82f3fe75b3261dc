import { requireAdministrator, roleIn } from '../games/policy';
import { findVisibleGame } from '../games/repo';
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
      const found = await findVisibleGame(database.db, caller, query.game_id);
      if (!found) throw errors.notFound();
      requireAdministrator(roleIn(found.member, caller));
      const text = await findQrText(database.db, query.game_id, params.id);
      if (!text) throw errors.notFound();
      return { name: `qr-${params.id}.png`, bytes: await drawQr(text) };
    },
  };
}
