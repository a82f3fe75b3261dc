import { seenGame } from '../challenges/places';
import { requireAdministrator } from '../games/policy';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { listQrTexts } from './repo';

/** The QR codes of a game on paper, for its administrators: who sees one has solved the challenge. */
export function qrSheetRoutes({ database }: Services): HandlersOf<'printQrCodes'> {
  return {
    printQrCodes: async ({ params, query, caller }) => {
      const { game, role } = await seenGame(database.db, caller, params.id);
      requireAdministrator(role);
      const ids = query.ids?.split(',').map(Number);
      const codes = await listQrTexts(database.db, game.id, ids);
      // The library is large, and hardly anybody prints.
      const { drawQrSheet } = await import('./draw-qr-sheet');
      const pdf = await drawQrSheet(game.name, codes, query.size);
      return {
        file: { name: `qr-codes-${game.id}.pdf`, type: 'application/pdf', content: pdf.toString('base64') },
        count: codes.length,
      };
    },
  };
}
