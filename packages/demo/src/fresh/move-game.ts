import type { Queries } from '@waymark/provider/data';
import { updateScores } from '@waymark/provider/data';
import {
  answers,
  attachments,
  blasts,
  games,
  reels,
  rewardGrants,
  rewards,
  takenHints,
  tasks,
  teamPlayers,
  teams,
} from '@waymark/provider/schema';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { GameTimes } from '../games/clock';
import type { GameLine } from '../games/game-line';
import { moveReviews } from './move-reviews';

/** The target of a move. */
export interface Move {
  readonly line: GameLine;
  readonly times: GameTimes;
  readonly now: Date;
  /** Milliseconds since the data's time. */
  readonly age: number;
  /** Anything after this time happened in the skipped period and is deleted. */
  readonly playedUntil: Date;
}

/** Moves a game with everything that happened in it, keeping all intervals. */
export async function moveGame(tx: Queries, game: typeof games.$inferSelect, move: Move): Promise<void> {
  const { line, times, now, age, playedUntil } = move;
  const by = times.start_at && game.start_at ? times.start_at.getTime() - game.start_at.getTime() : age;
  const later = (column: PgColumn): SQL => sql`${column} + ${`${by} milliseconds`}::interval`;
  await tx
    .update(games)
    .set({
      start_at: times.start_at,
      finish_at: times.finish_at,
      created_at: later(games.created_at),
      updated_at: new Date(now.getTime() - line.changed),
    })
    .where(eq(games.id, game.id));
  await forgetPlay(tx, game.id, playedUntil);
  await tx
    .update(tasks)
    .set({ starts_at: later(tasks.starts_at), ends_at: later(tasks.ends_at), updated_at: later(tasks.updated_at) })
    .where(eq(tasks.game_id, game.id));
  await tx
    .update(teams)
    .set({ created_at: later(teams.created_at) })
    .where(eq(teams.game_id, game.id));
  await tx
    .update(answers)
    .set({
      created_at: later(answers.created_at),
      approved_at: later(answers.approved_at),
      rejected_at: later(answers.rejected_at),
      featured_at: later(answers.featured_at),
    })
    .where(eq(answers.game_id, game.id));
  await moveReviews(tx, game.id, by, now);
  const ofGame = tx.select({ id: rewards.id }).from(rewards).where(eq(rewards.game_id, game.id));
  await tx
    .update(rewardGrants)
    .set({ created_at: later(rewardGrants.created_at) })
    .where(inArray(rewardGrants.reward_id, ofGame));
  await tx
    .update(reels)
    .set({ created_at: later(reels.created_at), finished_at: later(reels.finished_at) })
    .where(eq(reels.game_id, game.id));
  await tx
    .update(blasts)
    .set({ created_at: later(blasts.created_at), send_at: later(blasts.send_at), sent_at: later(blasts.sent_at) })
    .where(eq(blasts.game_id, game.id));
  const players = await tx.select({ id: teams.id }).from(teams).where(eq(teams.game_id, game.id));
  await updateScores(
    tx,
    game,
    players.map(({ id }) => id),
  );
}

async function forgetPlay(tx: Queries, gameId: number, after: Date): Promise<void> {
  const ofGame = tx.select({ id: teams.id }).from(teams).where(eq(teams.game_id, gameId));
  await tx.delete(takenHints).where(inArray(takenHints.team_id, ofGame));
  const joined = and(eq(teamPlayers.game_id, gameId), gt(teamPlayers.created_at, after));
  await tx.delete(teamPlayers).where(joined);
  const gone = await tx
    .delete(answers)
    .where(and(eq(answers.game_id, gameId), gt(answers.created_at, after)))
    .returning({ id: answers.id });
  // Their answers are already deleted, because they are from after this time.
  await tx.delete(teams).where(and(eq(teams.game_id, gameId), gt(teams.created_at, after)));
  if (gone.length === 0) return;
  await tx.delete(attachments).where(
    and(
      eq(attachments.owner, 'answer'),
      inArray(
        attachments.owner_id,
        gone.map(({ id }) => id),
      ),
    ),
  );
}
