import { listWorkingOn } from '../answers/audience';
import type { Database, Queries } from '../db/database';
import type { FieldChange } from '../db/schema';
import { announce } from '../realtime/announce';
import type { Caller } from '../session/caller';
import type { GameRow } from './repo';

/** Announces to those who work on a game that a way into it was made or revoked, by its name. */
export async function announceAccess(
  by: { readonly database: Database; readonly tx: Queries; readonly caller: Caller },
  game: GameRow,
  change: FieldChange & { readonly field: 'judge_link' | 'result_key' },
): Promise<void> {
  const only = await listWorkingOn(by.tx, game.id);
  const options = { userId: by.caller.userId, only, changes: [change] };
  await announce(by, game, 'ss.game.update', { fields: [`${change.field}s`] }, options);
}
