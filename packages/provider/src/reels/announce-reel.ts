import type { Database, Queries } from '../db/database';
import { announce, type EventGame } from '../realtime/announce';
import type { Subject } from './subjects';

/** Announces a finished reel. */
export async function announceReel(
  by: { readonly database: Database; readonly tx: Queries },
  game: EventGame,
  { of, id, name }: Subject,
): Promise<void> {
  if (of === 'team') await announce(by, game, 'ss.team.reel', { team: { id, name } });
  else if (of === 'task') await announce(by, game, 'ss.task.reel', { task: { id, name } });
  else await announce(by, game, 'ss.game.reel', {});
}
