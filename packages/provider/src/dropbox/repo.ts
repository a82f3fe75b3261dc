import { and, desc, eq, gt } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { dropboxLinks, gameExports, games } from '../db/schema';

/** The Dropbox of a game. */
export type DropboxRow = typeof dropboxLinks.$inferSelect;

/** The Dropbox of a game; undefined if none is connected. */
export async function findLink(queries: Queries, gameId: number): Promise<DropboxRow | undefined> {
  const [row] = await queries.select().from(dropboxLinks).where(eq(dropboxLinks.game_id, gameId));
  return row;
}

/** Connects a Dropbox, replacing any other. */
export async function storeLink(tx: Queries, row: typeof dropboxLinks.$inferInsert): Promise<void> {
  const fresh = { sent_file: '', sent_path: '', sent_at: null, ...row };
  await tx.insert(dropboxLinks).values(row).onConflictDoUpdate({ target: dropboxLinks.game_id, set: fresh });
  await tx.update(games).set({ dropbox_enabled: true }).where(eq(games.id, row.game_id));
}

/** Disconnects the Dropbox of a game. @returns what was connected */
export async function removeLink(tx: Queries, gameId: number): Promise<DropboxRow | undefined> {
  // First, because it locks the game.
  await tx.update(games).set({ dropbox_enabled: false }).where(eq(games.id, gameId));
  const [row] = await tx.delete(dropboxLinks).where(eq(dropboxLinks.game_id, gameId)).returning();
  return row;
}

/** Records what was sent. */
export async function recordSent(tx: Queries, gameId: number, file: string, path: string, at: Date): Promise<void> {
  const sent = { sent_file: file, sent_path: path, sent_at: at };
  await tx.update(dropboxLinks).set(sent).where(eq(dropboxLinks.game_id, gameId));
}

/** The newest available export of a game for organisers. */
export async function findNewestExport(queries: Queries, gameId: number, now: Date): Promise<string | undefined> {
  const [found] = await queries
    .select({ file: gameExports.file })
    .from(gameExports)
    .where(
      and(
        eq(gameExports.game_id, gameId),
        eq(gameExports.state, 'ready'),
        eq(gameExports.for_players, false),
        gt(gameExports.expires_at, now),
      ),
    )
    .orderBy(desc(gameExports.id))
    .limit(1);
  return found?.file;
}

/** When an export was finished. */
export async function finishedAt(queries: Queries, file: string): Promise<Date | undefined> {
  const [found] = await queries
    .select({ at: gameExports.finished_at })
    .from(gameExports)
    .where(eq(gameExports.file, file));
  return found?.at ?? undefined;
}
