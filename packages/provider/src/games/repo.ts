import type { LiberationPackage } from '@waymark/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { queuedIn } from '../answers/queue/waiting-ids';
import { builtOnce } from '../db/built-once';
import type { Queries } from '../db/database';
import { brandings, gameCounts, gameExports, gameMembers, games, media, reels } from '../db/schema';
import { listAttachments } from '../media/attachments';
import type { Caller } from '../session/caller';

/** Values to write to a game. */
export type GameValues = Partial<typeof games.$inferInsert>;
/** A game row. */
export type GameRow = typeof games.$inferSelect;

const visibleGame = (everybody: boolean) =>
  builtOnce<{ gameId: number; userId: number; whiteLabelId: number }, FoundGame[]>(
    everybody ? 'visible_game_of_all' : 'visible_game',
    (queries) =>
      queries
        .select({ game: games, member: gameMembers, counts: gameCounts, branding: brandings })
        .from(games)
        .leftJoin(
          gameMembers,
          and(
            eq(gameMembers.game_id, games.id),
            eq(gameMembers.user_id, sql.placeholder('userId')),
            eq(gameMembers.banned, false),
          ),
        )
        .leftJoin(gameCounts, eq(gameCounts.game_id, games.id))
        .leftJoin(brandings, eq(brandings.game_id, games.id))
        .where(
          and(
            eq(games.id, sql.placeholder('gameId')),
            eq(games.white_label_id, sql.placeholder('whiteLabelId')),
            isNull(games.deleted_at),
            everybody ? undefined : sql`${gameMembers.user_id} is not null`,
          ),
        ),
  );
const findGameOfAll = visibleGame(true);
const findGameOfMember = visibleGame(false);

/** A game with the caller's membership. */
export interface FoundGame {
  readonly game: GameRow;
  readonly member: typeof gameMembers.$inferSelect | null;
  readonly counts: typeof gameCounts.$inferSelect | null;
  readonly branding: typeof brandings.$inferSelect | null;
}

/** The parts of a caller that decide which games they see. */
export type Viewer = Pick<Caller, 'userId' | 'whiteLabelId' | 'superAdmin'>;

/** A game the caller may see; undefined for any other, existing or not. */
export async function findVisibleGame(queries: Queries, caller: Viewer, gameId: number) {
  const { userId, whiteLabelId, superAdmin } = caller;
  const find = superAdmin ? findGameOfAll : findGameOfMember;
  const [found] = await find(queries, { gameId, userId, whiteLabelId });
  return found;
}

/**
 * Takes the shared lock for concurrent work in a game, such as playing; changes to the whole game exclude it. Must be
 * taken before any other lock, or the two would deadlock.
 */
export async function enterGame(tx: Queries, gameId: number): Promise<void> {
  await tx.select({ id: games.id }).from(games).where(eq(games.id, gameId)).for('key share');
}

const findReels = builtOnce<
  { gameId: number },
  (Pick<typeof reels.$inferSelect, 'id' | 'name' | 'team_id' | 'task_id'> &
    Pick<typeof media.$inferSelect, 'uuid' | 'extension' | 'files'>)[]
>('game_reels', (queries) =>
  queries
    .select({
      id: reels.id,
      name: reels.name,
      team_id: reels.team_id,
      task_id: reels.task_id,
      uuid: media.uuid,
      extension: media.extension,
      files: media.files,
    })
    .from(reels)
    .innerJoin(media, eq(media.uuid, reels.media_uuid))
    .where(and(eq(reels.game_id, sql.placeholder('gameId')), eq(reels.state, 'ready')))
    .orderBy(desc(reels.id)),
);

/** The last export for organisers, then the last one for players. */
const findExports = builtOnce<
  { gameId: number },
  Pick<typeof gameExports.$inferSelect, 'file' | 'finished_at' | 'expires_at' | 'for_players'>[]
>('game_exports', (queries) =>
  queries
    .selectDistinctOn([gameExports.for_players], {
      file: gameExports.file,
      finished_at: gameExports.finished_at,
      expires_at: gameExports.expires_at,
      for_players: gameExports.for_players,
    })
    .from(gameExports)
    .where(and(eq(gameExports.game_id, sql.placeholder('gameId')), eq(gameExports.state, 'ready')))
    .orderBy(asc(gameExports.for_players), desc(gameExports.id)),
);

const countQueued = builtOnce<{ gameId: number }, { n: number }[]>('game_queued', (queries) =>
  queuedIn(queries, sql`${sql.placeholder('gameId')}`),
);

/** What a game shows besides its own row: files, reels, the last exports, the length of its queue. */
export async function findGameExtras(queries: Queries, gameId: number) {
  const [attached, filmed, exported, [queued]] = await Promise.all([
    listAttachments(queries, 'game', gameId),
    findReels(queries, { gameId }),
    findExports(queries, { gameId }),
    countQueued(queries, { gameId }),
  ]);
  return { attached, reels: filmed, exports: exported, waiting: queued?.n ?? 0 };
}

/** Whether another game of the white label has the code. */
export async function isCodeTaken(queries: Queries, whiteLabelId: number, code: string): Promise<boolean> {
  const [taken] = await queries
    .select({ id: games.id })
    .from(games)
    .where(
      and(eq(games.white_label_id, whiteLabelId), sql`lower(${games.code}) = lower(${code})`, isNull(games.deleted_at)),
    );
  return taken !== undefined;
}

/** Stores a new game and makes the caller its creator. */
export async function insertGame(
  tx: Queries,
  caller: Caller,
  values: GameValues & { readonly name: string; readonly code: string },
  now: Date,
): Promise<GameRow> {
  const [game] = await tx
    .insert(games)
    .values({
      ...values,
      white_label_id: caller.whiteLabelId,
      creator_id: caller.userId,
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!game) throw new Error('The game was not stored.');
  await tx.insert(gameMembers).values({ game_id: game.id, user_id: caller.userId, access: 'Created' });
  return game;
}

/** Changes fields of a game. */
export async function changeGame(tx: Queries, gameId: number, values: GameValues, now: Date): Promise<GameRow> {
  const [game] = await tx
    .update(games)
    .set({ ...values, updated_at: now })
    .where(eq(games.id, gameId))
    .returning();
  if (!game) throw new Error('The game was not stored.');
  return game;
}

/**
 * Who is notified about a game besides super administrators: all members who are not banned. Includes a deleted game,
 * because its deletion is announced afterwards.
 */
export async function listMemberIds(queries: Queries, gameId: number): Promise<number[]> {
  const members = await queries
    .select({ userId: gameMembers.user_id })
    .from(gameMembers)
    .where(and(eq(gameMembers.game_id, gameId), eq(gameMembers.banned, false)));
  return members.map(({ userId }) => userId);
}

/**
 * Liberates packages of a game: branding need not be bought, and more teams fit. The platform does this, so the game
 * does not count as changed by its organisers.
 */
export async function liberatePackages(
  tx: Queries,
  gameId: number,
  packages: readonly LiberationPackage[],
): Promise<GameRow> {
  const [game] = await tx
    .update(games)
    .set({
      ...Object.fromEntries(packages.map((code) => [`liberated_${code}`, true])),
      ...(packages.includes('branding') ? { grey_enabled: true } : {}),
    })
    .where(eq(games.id, gameId))
    .returning();
  if (!game) throw new Error('The game was not stored.');
  return game;
}
