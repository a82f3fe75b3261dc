import type { Database, Queries } from '@waymark/provider/data';
import { announce, Repeated } from '@waymark/provider/data';
import { auditLog, gameMembers, games, whiteLabels } from '@waymark/provider/schema';
import { and, eq, isNotNull, isNull, notExists, notLike, sql } from 'drizzle-orm';
import { gameTimes } from '../games/clock';
import { type GameLine, gameLines, PILOT_ID } from '../games/game-line';
import { lockDemoMark, markDemo } from './mark';
import { moveGame } from './move-game';

const MINUTE = 60_000;
/** Interval between checks while the provider runs. */
const EVERY = 10 * MINUTE;
/** Minimum remaining time of the main game when the demo starts. */
const STILL_ON = 15 * MINUTE;

/** Keeps the demo's games fresh while the provider runs. */
export const keepingDemoFresh = (database: Database, onFault: (error: unknown) => void): Repeated =>
  new Repeated(async () => void (await keepDemoFresh(database, new Date())), { first: EVERY, every: EVERY }, onFault);

/**
 * Moves the demo's games forward once the main one is over or nearly over, so that one is always live, one just
 * finished and some scheduled. Edited games stay.
 * @returns how many games were moved
 */
export async function keepDemoFresh(database: Database, now: Date): Promise<number> {
  return database.tx(async (tx) => {
    const at = await lockDemoMark(tx);
    if (!at || (await isPilotOn(tx, now))) return 0;
    let moved = 0;
    for (const brand of ['harbour', 'summit'] as const) {
      for (const line of gameLines(brand)) {
        const game = await findUntouched(tx, brand, line);
        if (!game) continue;
        const times = gameTimes(line.clock, line.tz, now);
        await moveGame(tx, game, { times, playedUntil: at, age: now.getTime() - at.getTime(), now, line });
        await announce({ database, tx }, game, 'ss.game.update', { fields: ['start_at', 'finish_at'] });
        moved += 1;
      }
    }
    await markDemo(tx, now);
    return moved;
  });
}

async function isPilotOn(tx: Queries, now: Date): Promise<boolean> {
  const [pilot] = await tx.select({ finish: games.finish_at }).from(games).where(eq(games.id, PILOT_ID));
  return (pilot?.finish?.getTime() ?? Number.POSITIVE_INFINITY) - now.getTime() >= STILL_ON;
}

/** A demo game in which organisers changed nothing but answers. */
async function findUntouched(tx: Queries, brand: string, line: GameLine) {
  const players = tx
    .select({ one: sql`1` })
    .from(gameMembers)
    .where(
      and(
        eq(gameMembers.game_id, auditLog.game_id),
        eq(gameMembers.user_id, auditLog.user_id),
        eq(gameMembers.access, 'Joined'),
        eq(gameMembers.administrator, false),
      ),
    );
  const edits = tx
    .select({ one: sql`1` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.game_id, games.id),
        isNotNull(auditLog.user_id),
        notLike(auditLog.action, 'ss.answer.%'),
        notExists(players),
      ),
    );
  const [found] = await tx
    .select({ game: games })
    .from(games)
    .innerJoin(whiteLabels, eq(whiteLabels.id, games.white_label_id))
    .where(
      and(
        eq(games.id, line.id),
        eq(games.code, line.code),
        eq(whiteLabels.identifier, brand),
        isNull(games.deleted_at),
        notExists(edits),
      ),
    )
    // Blocks players during the move.
    .for('update', { of: games });
  return found?.game;
}
