import type { Database, Queries } from '../db/database';
import { announce } from '../realtime/announce';
import { audienceOf } from './audience';
import { listGamesShowing } from './games-showing';
import { findMedia, isOfAnswers } from './repo';
import type { Signer } from './signer';
import { sealedBy, urlsByFormat } from './urls';

/** Announces a ready file to the games that show it, without a user, because the platform did it. */
export async function announceMedia(
  { database, origin, signer }: { readonly database: Database; readonly origin: () => string; readonly signer: Signer },
  tx: Queries,
  uuid: string,
  userId?: number,
): Promise<void> {
  const found = await findMedia(tx, uuid);
  if (!found) return;
  const seal = (await isOfAnswers(tx, uuid)) ? sealedBy(signer) : undefined;
  for (const game of await listGamesShowing(tx, uuid)) {
    const media = { uuid, urls: urlsByFormat(origin(), found, seal) };
    await announce(
      { database, tx },
      game,
      'ss.game.media',
      { media },
      { userId, ...(await audienceOf(tx, game.id, uuid)) },
    );
  }
}
