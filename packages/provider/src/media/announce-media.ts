import type { Database, Queries } from '../db/database';
import { tell } from '../realtime/tell';
import { audienceOf } from './audience';
import { listGamesShowing } from './games-showing';
import { findMedia, isOfAnswers } from './repo';
import type { Signer } from './signer';
import { sealedBy, urlsByFormat } from './urls';

/** Announces to the games that show a file that it is ready. Without a user, because the platform does this later. */
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
    await tell(
      { database, tx },
      game,
      'ss.game.media',
      { media },
      { userId, ...(await audienceOf(tx, game.id, uuid)) },
    );
  }
}
