import type { Queries } from '../db/database';
import { announce } from '../realtime/announce';
import type { Services } from '../server/services';
import { listGamesShowing } from './games-showing';
import { findMedia } from './repo';
import { urlsByFormat } from './urls';

/** Tells the games that show a file that it is ready. Without a user: by then it is the platform that speaks. */
export async function announceMedia(
  { database, origin }: Pick<Services, 'database' | 'origin'>,
  tx: Queries,
  uuid: string,
  userId?: number,
): Promise<void> {
  const found = await findMedia(tx, uuid);
  if (!found) return;
  for (const game of await listGamesShowing(tx, uuid)) {
    await announce(database, tx, {
      source: 'ss.game.media',
      whiteLabelId: game.whiteLabelId,
      gameId: game.id,
      ...(userId === undefined ? {} : { userId }),
      detail: {
        game: { id: game.id, name: game.name },
        media: { uuid, relation_id: game.id, urls: urlsByFormat(origin(), found) },
      },
    });
  }
}
