import { listOwnAnswers } from '../answers/repo';
import type { Queries } from '../db/database';
import type { GameRow } from '../games/repo';
import { hasOwnClock } from '../play/game-clock';
import { findTeamOf } from '../play/repo';
import { isOnFor, listSeenTasks, type SeenTask } from '../play/seen-tasks';
import { presentPublicTask } from './present';
import { findTaskParts } from './repo';

/** The request: which challenges, for whom, and when. */
interface Viewer {
  readonly userId: number;
  readonly term: string | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly now: Date;
  readonly origin: string;
}

/**
 * One page of challenges for a player: only those that the players' calls show to the team, and with the same fields. A
 * term is searched in headlines only, because a match elsewhere would reveal the hidden text.
 */
export async function pageForPlayer(queries: Queries, game: GameRow, range: Viewer) {
  const seen = await listSeenBy(queries, game, range);
  const { term, limit, offset, origin } = range;
  const found = term ? seen.filter(({ task }) => task.name.toLowerCase().includes(term.toLowerCase())) : seen;
  const page = found.slice(offset, offset + limit);
  const open = page.filter(({ lock }) => !lock).map(({ task }) => task.id);
  const parts = await findTaskParts(queries, open);
  return { tasks: page.map(({ task }) => presentPublicTask(task, parts, origin)), count: found.length };
}

async function listSeenBy(queries: Queries, game: GameRow, { userId, now }: Viewer): Promise<SeenTask[]> {
  const team = await findTeamOf(queries, game.id, userId);
  if (!team || !isOnFor(game, team, now)) return [];
  // The team's clock starts when it requests its challenges as a player, so this call must not show them earlier.
  if (hasOwnClock(game) && !team.began_at) return [];
  return listSeenTasks(queries, game, team, { answers: await listOwnAnswers(queries, team.id), now, at: {} });
}
