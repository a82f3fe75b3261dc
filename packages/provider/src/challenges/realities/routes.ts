import { lockGame } from '../../games/require-game';
import { announceMedia } from '../../media/announce-media';
import { listAttachments } from '../../media/attachments';
import { showUpload } from '../../media/show-upload';
import { announce } from '../../realtime/announce';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import { presentReality } from '../present';
import { changeReality, findReality } from './repo';

const CHAIN = /^\d{1,4}\.\d{1,4}$/;

/** AR items of challenges. */
export function realityRoutes(services: Services): HandlersOf<'updateReality'> {
  const { database, now, origin } = services;
  return {
    updateReality: async ({ params, body, caller }) => {
      const { game_id, model_media_uuid: uuid, model_media_extension: extension, ...values } = body;
      if (values.chain && !CHAIN.test(values.chain)) {
        throw errors.invalid({ chain: ['Enter a chapter, a dot and a position, such as 1.8.'] });
      }
      return database.tx(async (tx) => {
        const game = await lockGame(tx, caller, game_id);
        const found = await findReality(tx, game.id, params.id);
        if (!found) throw errors.notFound();
        const item = await changeReality(tx, found.item.id, values, now());
        const place = { owner: 'reality', ownerId: item.id, name: 'model' } as const;
        const named = {
          kind: 'model',
          field: 'model_media_uuid',
          refusal: 'The file is not an uploaded model.',
        } as const;
        const ready =
          uuid === undefined ? undefined : await showUpload(tx, caller, place, { ...named, uuid, extension });
        await announce({ database, tx }, game, 'ss.task.update', { task: found.task, fields: ['realities'] }, caller);
        if (ready) await announceMedia(services, tx, ready, caller.userId);
        return { reality: presentReality(item, await listAttachments(tx, 'reality', item.id), origin()) };
      });
    },
  };
}
