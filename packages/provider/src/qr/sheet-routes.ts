import { requireAdministrator } from '../games/policy';
import { requireGame } from '../games/require-game';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { listQrTexts } from './repo';

const SECONDS = 30;
const tooMuch = () =>
  errors.invalid({ ids: ['There are too many QR codes for one document. Please print some of them.'] });

/** Printable QR codes of a game, for its administrators, because a code solves its challenge. */
export function qrSheetRoutes({ database, work }: Services): HandlersOf<'printQrCodes'> {
  return {
    printQrCodes: async ({ params, query, caller }) => {
      const { game, role } = await requireGame(database.db, caller, params.id);
      requireAdministrator(role);
      const ids = query.ids?.split(',').map(Number);
      const codes = await listQrTexts(database.db, game.id, ids);
      const pdf = await work.run(
        'drawQrSheet',
        { game: game.name, codes, size: query.size },
        { by: caller.userId, seconds: SECONDS, tooMuch },
      );
      return {
        file: {
          name: `qr-codes-${game.id}.pdf`,
          type: 'application/pdf',
          content: Buffer.from(pdf).toString('base64'),
        },
        count: codes.length,
      };
    },
  };
}
