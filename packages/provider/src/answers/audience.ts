import { isCounted } from '@waymark/contract/scoring';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers, attachments, gameMembers, games, tasks, teamPlayers } from '../db/schema';
import { isStaffOfGame } from '../games/administers';
import type { AnswerRow } from './repo';

type Heard = Pick<AnswerRow, 'game_id' | 'task_id' | 'team_id' | 'approved_at' | 'rejected_at'>;

/**
 * Who is notified of an answer: the whole game if everybody may see it (undefined), otherwise its staff and the team
 * itself. An answer awaiting moderation is no news for the others.
 */
export async function audienceOf(
  tx: Queries,
  game: { readonly review: string },
  ...states: readonly [Heard, ...Heard[]]
): Promise<readonly number[] | undefined> {
  const [{ game_id, task_id, team_id }] = states;
  const [task] = await tx.select({ hidden: tasks.hide_answers }).from(tasks).where(eq(tasks.id, task_id));
  if (task?.hidden !== 1 && states.some((state) => isCounted(state, game.review))) return undefined;
  const working = await listWorkingOn(tx, game_id);
  const playing = await tx
    .select({ id: teamPlayers.user_id })
    .from(teamPlayers)
    .where(eq(teamPlayers.team_id, team_id));
  return [...new Set([...working, ...playing.map(({ id }) => id)])];
}

/** The staff of a game. */
export async function listWorkingOn(queries: Queries, gameId: number): Promise<number[]> {
  const working = await queries
    .select({ id: gameMembers.user_id })
    .from(gameMembers)
    .where(and(eq(gameMembers.game_id, gameId), isStaffOfGame()));
  return working.map(({ id }) => id);
}

/**
 * Who is notified that a file of a game is ready. If it belongs to an answer that not everybody may see, only those who
 * may.
 */
export async function audienceOfMedia(
  tx: Queries,
  gameId: number,
  uuid: string,
): Promise<readonly number[] | undefined> {
  const [found] = await tx
    .select({ answer: answers, review: games.review })
    .from(attachments)
    .innerJoin(answers, and(eq(attachments.owner, 'answer'), eq(answers.id, attachments.owner_id)))
    .innerJoin(games, eq(games.id, answers.game_id))
    .where(and(eq(attachments.media_uuid, uuid), eq(answers.game_id, gameId)))
    .limit(1);
  return found && audienceOf(tx, { review: found.review }, found.answer);
}
