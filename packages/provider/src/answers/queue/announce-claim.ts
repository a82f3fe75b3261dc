import type { Database, Queries } from '../../db/database';
import { announce, type EventGame } from '../../realtime/announce';
import { listWorkingOn } from '../audience';

/** Announces a new or released claim to reviewers. Not a change of the answer, so there is no audit line. */
export async function announceClaim(
  by: { readonly database: Database; readonly tx: Queries },
  game: EventGame,
  answerId: number,
  userId: number,
): Promise<void> {
  const only = await listWorkingOn(by.tx, game.id);
  const parts = { answer: { id: answerId }, fields: ['claim'] };
  await announce(by, game, 'ss.answer.update', parts, { userId, only, unrecorded: true });
}
