import { BRAND_FILES } from '@waymark/contract';
import { differencesOf } from '../audit/differences';
import type { Queries } from '../db/database';
import { requireAdministrator } from '../games/policy';
import { lockGame, requireGame } from '../games/require-game';
import { announceMedia } from '../media/announce-media';
import { listAttachments } from '../media/attachments';
import { showGamePictures } from '../media/show-game-pictures';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { checkBrand } from './check-brand';
import { presentBranding } from './present';
import { findBranding, storeBranding } from './repo';

/** The branding of a game, for its administrators; it can be changed once bought. */
export function brandingRoutes(services: Services): HandlersOf<'getBranding' | 'updateBranding'> {
  const { database, origin, now } = services;
  const answer = async (queries: Queries, gameId: number) =>
    presentBranding(await findBranding(queries, gameId), await listAttachments(queries, 'game', gameId), origin());

  return {
    getBranding: async ({ params, caller }) => {
      const { game, role } = await requireGame(database.db, caller, params.id);
      requireAdministrator(role);
      return answer(database.db, game.id);
    },

    updateBranding: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, params.id);
        if (!game.grey_enabled) throw errors.notAllowed('Branding has not been bought for this game.');
        const before = await findBranding(tx, game.id);
        const values = checkBrand(body, before?.menu ?? {});
        const after = await storeBranding(tx, game.id, values, now());
        const { menu: _, ...plain } = values;
        const changes = before ? differencesOf(before, after, plain) : [];
        const ready = await showGamePictures(tx, caller, game.id, body, {
          pictures: BRAND_FILES,
          refusal: 'The picture is not an uploaded picture.',
        });
        const fields = Object.keys(body);
        await announce({ database, tx }, game, 'ss.game.update', { fields }, { userId: caller.userId, changes });
        for (const uuid of ready) await announceMedia(services, tx, uuid, caller.userId);
        return answer(tx, game.id);
      }),
  };
}
