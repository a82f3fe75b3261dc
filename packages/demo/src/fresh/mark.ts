import type { Queries } from '@waymark/provider/data';
import { games, settings } from '@waymark/provider/schema';
import { eq } from 'drizzle-orm';
import { PILOT_ID } from '../games/game-line';

/** Key of the setting that marks a database with demo data. */
export const DEMO_MARK = 'demo';
/** How long the main game had been running when the data was created, from its row: `in -138m`. */
const PILOT_HEAD_START = 138 * 60_000;

/** Stores the time at which the demo data is set. */
export async function markDemo(tx: Queries, at: Date): Promise<void> {
  const value = { at: at.toISOString() };
  await tx
    .insert(settings)
    .values({ key: DEMO_MARK, value, updated_at: at })
    .onConflictDoUpdate({ target: settings.key, set: { value, updated_at: at } });
}

/**
 * The time at which the demo data is set, locked until the transaction ends so that only one node moves it; undefined
 * without demo data.
 */
export async function lockDemoMark(tx: Queries): Promise<Date | undefined> {
  const [mark] = await tx.select().from(settings).where(eq(settings.key, DEMO_MARK)).for('update');
  const at = new Date(String((mark?.value as { at?: unknown } | undefined)?.at));
  if (!Number.isNaN(at.getTime())) return at;
  // Data stored before the setting existed.
  const [pilot] = await tx.select({ start: games.start_at }).from(games).where(eq(games.id, PILOT_ID));
  return pilot?.start ? new Date(pilot.start.getTime() + PILOT_HEAD_START) : undefined;
}
