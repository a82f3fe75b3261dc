import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { boards, frozenScores, groups, scores } from '../db/schema';
import { periodOf, type RankedGame } from './ranking';

/** How a leaderboard is shown. */
export type Board = Omit<typeof boards.$inferSelect, 'game_id'>;

/** How the leaderboard of a game is shown. */
export async function findBoard(queries: Queries, gameId: number): Promise<Board> {
  const [found] = await queries.select().from(boards).where(eq(boards.game_id, gameId));
  return found ?? { frozen_at: null, revealed: null };
}

/** Stores how the leaderboard of a game is shown. */
export async function storeBoard(tx: Queries, gameId: number, board: Board): Promise<void> {
  await tx
    .insert(boards)
    .values({ game_id: gameId, ...board })
    .onConflictDoUpdate({ target: boards.game_id, set: board });
}

/** Freezes the current scores of a game: all-time, daily and weekly. */
export async function freezeScores(tx: Queries, game: RankedGame, now: Date): Promise<void> {
  await thawScores(tx, game.id);
  await tx.execute(sql`
    insert into ${frozenScores} (team_id, game_id, style, points, completed, scored_at)
    select team_id, game_id, style, points, completed, scored_at from ${scores}
     where game_id = ${game.id} and (
       style = 'alltime'
       or style = 'weekly' and period = ${periodOf('weekly', game, now)}
       or style = 'daily' and period = ${periodOf('daily', game, now)})`);
}

/** Deletes the frozen scores. */
export async function thawScores(tx: Queries, gameId: number): Promise<void> {
  await tx.delete(frozenScores).where(eq(frozenScores.game_id, gameId));
}

/** The groups by which a game's board can be filtered. */
export const listDivisions = (queries: Queries, gameId: number) =>
  queries
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(eq(groups.game_id, gameId))
    .orderBy(asc(sql`lower(${groups.name})`), asc(groups.id));
