import type { LiveDetail } from '@waymark/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { AnswerRow } from '../answers/repo';
import { listLocks } from '../challenges/repo';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { answers, gameMembers, games, tasks, teamPlayers, teams } from '../db/schema';
import { isStaffOfGame } from '../games/administers';
import { isOnFor, locksByTask, seenTask } from '../play/seen-tasks';

/** The challenges a listener may hear about: all, or these; undefined for none. */
export type VisibleTasks = 'all' | ReadonlySet<number>;

/** The listener, and the subject. */
export interface LiveAudience {
  readonly gameId: number;
  readonly taskIds: readonly number[];
  readonly userIds: readonly number[];
  /** Only challenges that are open count. */
  readonly opened: boolean;
}

/**
 * Who may hear about which challenges: staff about all of them, players about those that their play calls show,
 * answerable or not. A deletion is announced to those who saw the challenge.
 */
export async function visibleTasksOf(
  queries: Queries,
  audience: LiveAudience,
  now: Date,
): Promise<ReadonlyMap<number, VisibleTasks>> {
  const { gameId, userIds } = audience;
  const working = await queries
    .select({ id: gameMembers.user_id })
    .from(gameMembers)
    .where(and(eq(gameMembers.game_id, gameId), isAnyOf(gameMembers.user_id, userIds), isStaffOfGame()));
  const visible = new Map<number, VisibleTasks>(working.map(({ id }) => [id, 'all']));
  const others = userIds.filter((id) => !visible.has(id));
  if (others.length === 0) return visible;
  for (const [id, seen] of await visibleTasksOfPlayers(queries, { ...audience, userIds: others }, now))
    visible.set(id, seen);
  return visible;
}

async function visibleTasksOfPlayers(queries: Queries, { gameId, taskIds, userIds, opened }: LiveAudience, now: Date) {
  const playing = await queries
    .select({ userId: teamPlayers.user_id, team: teams, game: games })
    .from(teamPlayers)
    .innerJoin(teams, and(eq(teams.id, teamPlayers.team_id), isNull(teams.deleted_at)))
    .innerJoin(games, eq(games.id, teamPlayers.game_id))
    .where(and(eq(teamPlayers.game_id, gameId), isAnyOf(teamPlayers.user_id, userIds)));
  const on = playing.filter(({ game, team }) => isOnFor(game, team, now));
  if (on.length === 0) return [];
  const rows = await queries
    .select()
    .from(tasks)
    .where(and(eq(tasks.game_id, gameId), isAnyOf(tasks.id, taskIds)));
  const locks = await listLocks(queries, taskIds);
  const locksOf = locksByTask(locks);
  const taskIdsWithLocks = [...new Set([...taskIds, ...locks.map(({ prerequisite_id }) => prerequisite_id)])];
  const teamIds = [...new Set(on.map(({ team }) => team.id))];
  const given = await queries
    .select()
    .from(answers)
    .where(and(isAnyOf(answers.team_id, teamIds), isAnyOf(answers.task_id, taskIdsWithLocks)));
  const seenBy = new Map(
    teamIds.map((teamId) => {
      const look = { answers: given.filter(({ team_id }: AnswerRow) => team_id === teamId), now, at: {} };
      const seen = rows.filter((task) => {
        const one = seenTask(task, locksOf(task.id), look);
        return one && !(opened && one.lock);
      });
      return [teamId, new Set(seen.map(({ id }) => id))] as const;
    }),
  );
  return on.map(({ userId, team }): [number, VisibleTasks] => [userId, seenBy.get(team.id) ?? new Set()]);
}

/** Messages that change which challenges there are. */
const CHANGES: ReadonlySet<string> = new Set(['ss.task.create', 'ss.task.update', 'ss.task.delete']);

/**
 * The part of a message for one listener, by its challenges; undefined for nothing. A message without challenges asks
 * to reload. Members who see no challenges at all, without a team or before the game, hear that there was a change,
 * not of what.
 */
export function detailFor(
  visible: VisibleTasks | undefined,
  tasksTold: readonly number[],
  { source, detail }: { readonly source: string; readonly detail: LiveDetail },
): LiveDetail | undefined {
  if (visible === 'all') return detail;
  if (!visible && CHANGES.has(source)) return { user_id: detail.user_id, game: detail.game };
  const seen = visible && tasksTold.filter((id) => visible.has(id));
  if (!seen || (seen.length === 0 && tasksTold.length > 0)) return undefined;
  return 'tasks' in detail ? { ...detail, tasks: seen.map((id) => ({ id })) } : detail;
}
