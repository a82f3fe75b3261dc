import { and, eq, isNotNull, isNull, notExists, notLike, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database';
import { auditLog, games, whiteLabels } from '../../db/schema';
import { tell } from '../../realtime/tell';
import { gameTimes } from '../games/clock';
import { type GameLine, gameLines } from '../games/game-line';
import { holdDemoMark, markDemo } from './mark';
import { moveGame } from './move-game';

/** So long the data stay as they are: whoever comes back after lunch finds what he left. */
const FRESH_FOR = 3 * 3_600_000;

/**
 * Moves the demo's games forward once they have grown old, so that there is always one being played, one just over and
 * some to come. Games that somebody edited stay where they are.
 * @returns how many games were moved
 */
export async function keepDemoFresh(database: Database, now: Date): Promise<number> {
  return database.tx(async (tx) => {
    const at = await holdDemoMark(tx);
    if (!at || now.getTime() - at.getTime() < FRESH_FOR) return 0;
    let moved = 0;
    for (const brand of ['harbour', 'summit'] as const) {
      for (const line of gameLines(brand)) {
        const game = await findUntouched(tx, brand, line);
        if (!game) continue;
        const times = gameTimes(line.clock, line.tz, now);
        await moveGame(tx, game, { times, playedUntil: at, age: now.getTime() - at.getTime(), now, line });
        await tell({ database, tx }, game, 'ss.game.update', { fields: ['start_at', 'finish_at'] });
        moved += 1;
      }
    }
    await markDemo(tx, now);
    return moved;
  });
}

/** A game as it was made, of which no person has changed anything but answers. */
async function findUntouched(tx: Queries, brand: string, line: GameLine) {
  const edits = tx
    .select({ one: sql`1` })
    .from(auditLog)
    .where(and(eq(auditLog.game_id, games.id), isNotNull(auditLog.user_id), notLike(auditLog.action, 'ss.answer.%')));
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
    );
  return found?.game;
}
