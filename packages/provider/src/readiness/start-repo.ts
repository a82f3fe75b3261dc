import { GAME_MODE } from '@waymark/contract';
import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { gameCounts, gameMembers, games, startChecks } from '../db/schema';
import { administers } from '../games/administers';
import type { GameRow } from '../games/repo';

/** The stored check of a game. */
export type StartCheck = typeof startChecks.$inferSelect;

const isMeant = () => and(isNull(games.deleted_at), ne(games.category, 'Draft'));
const hasClock = () => or(isNull(games.start_anytime), eq(games.start_anytime, GAME_MODE.scheduled));
/** A game that its teams start has begun with its first answer. */
const wasBegun = () => and(eq(games.start_anytime, GAME_MODE.anytime), gt(gameCounts.answers, 0));

/**
 * Games that start within a range and have not been checked yet.
 * @param occasion column that records the check
 */
export async function listStarting(
  queries: Queries,
  occasion: 'before_start' | 'at_start',
  { after, until, most }: { readonly after: Date; readonly until: Date; readonly most: number },
): Promise<number[]> {
  const found = await queries
    .select({ id: games.id })
    .from(games)
    .leftJoin(startChecks, eq(startChecks.game_id, games.id))
    .where(
      and(
        isMeant(),
        hasClock(),
        gt(games.start_at, after),
        lte(games.start_at, until),
        sql`${startChecks[occasion]} is distinct from ${games.start_at}`,
      ),
    )
    .orderBy(games.start_at)
    .limit(most);
  return found.map(({ id }) => id);
}

/** A game with a start time, or one that its teams have started; undefined for others. */
export async function findWatched(queries: Queries, gameId: number): Promise<GameRow | undefined> {
  const [found] = await queries
    .select({ game: games })
    .from(games)
    .leftJoin(gameCounts, eq(gameCounts.game_id, games.id))
    .where(and(eq(games.id, gameId), isMeant(), or(hasClock(), wasBegun())));
  return found?.game;
}

/** The stored check of a game, locked until the transaction ends, so that only one node notifies. */
export async function lockStartCheck(tx: Queries, gameId: number): Promise<StartCheck | undefined> {
  await tx.insert(startChecks).values({ game_id: gameId }).onConflictDoNothing();
  const [held] = await tx.select().from(startChecks).where(eq(startChecks.game_id, gameId)).for('update');
  return held;
}

/** Stores a check. */
export async function storeStartCheck(tx: Queries, { game_id, ...check }: StartCheck): Promise<void> {
  await tx.update(startChecks).set(check).where(eq(startChecks.game_id, game_id));
}

/** People who can fix a game. */
export async function listAdministrators(queries: Queries, gameId: number): Promise<number[]> {
  const members = await queries
    .select({ userId: gameMembers.user_id })
    .from(gameMembers)
    .where(and(eq(gameMembers.game_id, gameId), eq(gameMembers.banned, false), administers()));
  return members.map(({ userId }) => userId);
}
