import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { gameMembers, games } from '../../db/schema';
import type { Caller } from '../../session/caller';
import { administers } from '../administers';

const MOST_LISTED = 50;

/** Moves a game to the trash. */
export async function trashGame(tx: Queries, gameId: number, now: Date): Promise<void> {
  await tx.update(games).set({ deleted_at: now }).where(eq(games.id, gameId));
}

/** Games in the trash that the caller administers. */
const inTrash = (caller: Caller, since: Date) =>
  and(
    eq(games.white_label_id, caller.whiteLabelId),
    gt(games.deleted_at, since),
    caller.superAdmin ? undefined : administers(),
  );

const ownMembership = (caller: Caller) =>
  and(eq(gameMembers.game_id, games.id), eq(gameMembers.user_id, caller.userId), eq(gameMembers.banned, false));

/** The games that the caller may restore, most recently deleted first. */
export function listTrashed(queries: Queries, caller: Caller, since: Date) {
  return queries
    .select({ id: games.id, name: games.name, deletedAt: sql<Date>`${games.deleted_at}`.mapWith(games.deleted_at) })
    .from(games)
    .leftJoin(gameMembers, ownMembership(caller))
    .where(inTrash(caller, since))
    .orderBy(desc(games.deleted_at), desc(games.id))
    .limit(MOST_LISTED);
}

/** A game that the caller may restore, locked until the transaction ends; undefined for any other. */
export async function lockTrashed(tx: Queries, caller: Caller, gameId: number, since: Date) {
  await tx.select({ id: games.id }).from(games).where(eq(games.id, gameId)).for('update');
  const [found] = await tx
    .select({ id: games.id, name: games.name, code: games.code, white_label_id: games.white_label_id })
    .from(games)
    .leftJoin(gameMembers, ownMembership(caller))
    .where(and(eq(games.id, gameId), inTrash(caller, since)));
  return found;
}

/** Restores a game from the trash. */
export async function untrashGame(tx: Queries, gameId: number, code: string): Promise<void> {
  await tx.update(games).set({ deleted_at: null, code }).where(eq(games.id, gameId));
}

/** Locks one game that can no longer be restored, unless another node has it. */
export async function claimOutdated(tx: Queries, before: Date): Promise<number | undefined> {
  const [claimed] = await tx
    .select({ id: games.id })
    .from(games)
    .where(lte(games.deleted_at, before))
    .orderBy(asc(games.deleted_at))
    .limit(1)
    .for('update', { skipLocked: true });
  return claimed?.id;
}

/** Deletes a game with all its records, except files. */
export async function deleteGameRows(tx: Queries, gameId: number): Promise<void> {
  await tx.delete(games).where(eq(games.id, gameId));
}
