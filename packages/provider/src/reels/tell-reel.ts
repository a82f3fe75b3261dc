import type { Database, Queries } from '../db/database';
import { type ToldGame, tell } from '../realtime/tell';
import type { Subject } from './subjects';

/** Announces a finished reel. */
export async function tellReel(
  by: { readonly database: Database; readonly tx: Queries },
  game: ToldGame,
  { of, id, name }: Subject,
): Promise<void> {
  if (of === 'team') await tell(by, game, 'ss.team.reel', { team: { id, name } });
  else if (of === 'task') await tell(by, game, 'ss.task.reel', { task: { id, name } });
  else await tell(by, game, 'ss.game.reel', {});
}
