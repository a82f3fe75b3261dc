import type { LockReason } from '@waymark/contract';
import { playStateAt } from '@waymark/contract/scoring';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AnswerRow } from '../answers/repo';
import { listLocks, type TaskRow } from '../challenges/repo';
import type { Queries } from '../db/database';
import { tasks } from '../db/schema';
import type { GameRow } from '../games/repo';
import { clockOf } from './game-clock';
import { isSolved, type Lock, lockOf, type Whereabouts } from './locks';
import type { TeamRow } from './repo';

/** A challenge visible to a team, and why it cannot be answered yet. */
export interface SeenTask {
  readonly task: TaskRow;
  readonly lock: LockReason | undefined;
}

/** Where and when a team looks, and its answers so far. */
export interface Look {
  readonly answers: readonly AnswerRow[];
  readonly now: Date;
  readonly at: Whereabouts;
}

/** Whether a team sees any challenges: not while the game is stopped or before it starts. */
export function isOnFor(game: GameRow, team: Pick<TeamRow, 'began_at'>, now: Date): boolean {
  const state = playStateAt(clockOf(game, team), now.getTime());
  return state === 'running' || state === 'over';
}

/** A challenge as a team sees it; undefined if it is hidden. */
export function seenTask(task: TaskRow, locks: readonly Lock[], look: Look): SeenTask | undefined {
  const lock = isSolved(look.answers, task.id) ? undefined : lockOf(task, locks, look);
  return lock && task.hide_locked === 1 ? undefined : { task, lock };
}

/** The challenges of a running game as a team sees them, in its order. */
export async function listSeenTasks(
  queries: Queries,
  game: GameRow,
  team: Pick<TeamRow, 'id'>,
  look: Look,
): Promise<SeenTask[]> {
  const rows = await queries
    .select()
    .from(tasks)
    .where(and(eq(tasks.game_id, game.id), isNull(tasks.deleted_at)))
    .orderBy(asc(tasks.position));
  const locks = await listLocks(
    queries,
    rows.map(({ id }) => id),
  );
  const locksOf = locksByTask(locks);
  const shown = rows.flatMap((task) => seenTask(task, locksOf(task.id), look) ?? []);
  return game.shuffled === 1 ? shuffledFor(team.id, shown) : shown;
}

/** Picks the locks of a challenge from those of many. */
export function locksByTask(locks: readonly (Lock & { readonly task_id: number })[]) {
  const byTask = new Map<number, Lock[]>();
  for (const lock of locks) byTask.set(lock.task_id, [...(byTask.get(lock.task_id) ?? []), lock]);
  return (taskId: number): readonly Lock[] => byTask.get(taskId) ?? [];
}

/** A different order for each team, the same every time. */
function shuffledFor(teamId: number, shown: readonly SeenTask[]): SeenTask[] {
  const rank = ({ task: { id } }: SeenTask) => Math.imul((id ^ Math.imul(teamId, 2654435761)) | 1, 1597334677) >>> 0;
  return shown.toSorted((one, other) => rank(one) - rank(other));
}
