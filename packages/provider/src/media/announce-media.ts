import type { Database, Queries } from '../db/database';
import { tell } from '../realtime/tell';
import { audienceOf } from './audience';
import { listGamesShowing } from './games-showing';
import { findMedia } from './repo';
import { urlsByFormat } from './urls';

/** Tells the games that show a file that it is ready. Without a user: by then it is the platform that speaks. */
export async function announceMedia(
  { database, origin }: { readonly database: Database; readonly origin: () => string },
  tx: Queries,
  uuid: string,
  userId?: number,
): Promise<void> {
  const found = await findMedia(tx, uuid);
  if (!found) return;
  for (const game of await listGamesShowing(tx, uuid)) {
    const media = { uuid, urls: urlsByFormat(origin(), found) };
    await tell(
      { database, tx },
      game,
      'ss.game.media',
      { media },
      { userId, ...(await audienceOf(tx, game.id, uuid)) },
    );
  }
}
