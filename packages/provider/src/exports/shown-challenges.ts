import { playStateAt } from '@waymark/contract/scoring';
import { listLocks, type TaskRow } from '../challenges/repo';
import type { Queries } from '../db/database';
import type { GameRow } from '../games/repo';
import { clockOf, hasOwnClock } from '../play/game-clock';
import type { TeamRow } from '../play/repo';
import { isOnFor, locksByTask, seenTask } from '../play/seen-tasks';

type Beginning = Pick<TeamRow, 'began_at'>;

/**
 * The challenges in an export for players: all once the game is over, before that only what every team sees, because
 * all players of the game can download the same file.
 */
export async function listShownToPlayers(
  queries: Queries,
  game: GameRow,
  challenges: readonly TaskRow[],
  teams: readonly Beginning[],
  now: Date,
): Promise<readonly TaskRow[]> {
  const looking: readonly Beginning[] = teams.length > 0 ? teams : [{ began_at: null }];
  const seesNone = (team: Beginning) => !isOnFor(game, team, now) || (hasOwnClock(game) && !team.began_at);
  if (looking.some(seesNone)) return [];
  if (looking.every((team) => playStateAt(clockOf(game, team), now.getTime()) === 'over')) return challenges;
  const locks = await listLocks(
    queries,
    challenges.map(({ id }) => id),
  );
  const locksOf = locksByTask(locks);
  return challenges.filter((task) => seenTask(task, locksOf(task.id), { answers: [], now, at: {} }));
}
