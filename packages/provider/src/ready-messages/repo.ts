import type { ReadyMessage } from '@waymark/contract';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { readyMessages } from '../db/schema';
import { lockWhiteLabel } from '../white-labels/lock-white-label';

type Row = typeof readyMessages.$inferSelect;

/** A game, or a white label for the messages of all its games. */
export interface Owner {
  readonly whiteLabelId: number;
  readonly gameId: number | null;
}

const isOf = ({ whiteLabelId, gameId }: Owner): SQL | undefined =>
  and(
    eq(readyMessages.white_label_id, whiteLabelId),
    gameId === null ? isNull(readyMessages.game_id) : eq(readyMessages.game_id, gameId),
  );

/** A message as sent to clients. */
export const presentMessage = ({ id, text, decision, position, game_id }: Row): ReadyMessage => ({
  id,
  text,
  decision,
  position,
  everywhere: game_id === null,
});

/** The messages of one owner in order. */
export const listMessages = (queries: Queries, owner: Owner) =>
  queries.select().from(readyMessages).where(isOf(owner)).orderBy(asc(readyMessages.position), asc(readyMessages.id));

/** Locks the white label if the list is its own; callers have locked the game. */
export async function lockList(tx: Queries, { whiteLabelId, gameId }: Owner): Promise<void> {
  if (gameId === null) await lockWhiteLabel(tx, whiteLabelId);
}

/** A message of a game or its white label, locked with its list until the transaction ends. */
export async function lockMessage(tx: Queries, whiteLabelId: number, gameId: number, id: number) {
  const its = and(eq(readyMessages.id, id), eq(readyMessages.white_label_id, whiteLabelId));
  // A message stays in its list.
  const [there] = await tx.select({ gameId: readyMessages.game_id }).from(readyMessages).where(its);
  if (there) await lockList(tx, { whiteLabelId, gameId: there.gameId });
  const [found] = await tx.select().from(readyMessages).where(its).for('update');
  return found && (found.game_id === null || found.game_id === gameId) ? found : undefined;
}

/** Adds a message at the end. */
export async function insertMessage(
  tx: Queries,
  { whiteLabelId, gameId }: Owner,
  message: Pick<Row, 'text' | 'decision' | 'position'>,
): Promise<Row> {
  const [row] = await tx
    .insert(readyMessages)
    .values({ white_label_id: whiteLabelId, game_id: gameId, ...message })
    .returning();
  if (!row) throw new Error('The message was not stored.');
  return row;
}

/** Changes a message. */
export async function changeMessage(
  tx: Queries,
  id: number,
  changes: Partial<Pick<Row, 'text' | 'decision'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(readyMessages)
    .set({ ...changes, updated_at: now })
    .where(eq(readyMessages.id, id));
}

/** Moves a message within its list, or takes it out, and renumbers the list. */
export async function placeMessage(tx: Queries, owner: Owner, id: number, position?: number): Promise<void> {
  const others = (await listMessages(tx, owner)).filter((row) => row.id !== id).map((row) => row.id);
  const order = position === undefined ? others : others.toSpliced(position - 1, 0, id);
  for (const [at, one] of order.entries()) {
    await tx
      .update(readyMessages)
      .set({ position: at + 1 })
      .where(eq(readyMessages.id, one));
  }
}

/** Removes a message. */
export async function removeMessage(tx: Queries, id: number): Promise<void> {
  await tx.delete(readyMessages).where(eq(readyMessages.id, id));
}
