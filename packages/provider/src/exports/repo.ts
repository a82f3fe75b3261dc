import { and, asc, count, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { listAnswerRows } from '../answers/repo';
import type { Queries } from '../db/database';
import { answers, attachments, gameExports, games, media, tasks, teamPlayers, teams, users } from '../db/schema';
import { listAttachmentsOf } from '../media/attachments';

/** Rows per query. */
const AT_ONCE = 200;

/** A game that is not deleted. */
export async function findGame(queries: Queries, id: number) {
  const [game] = await queries
    .select()
    .from(games)
    .where(and(eq(games.id, id), isNull(games.deleted_at)));
  return game;
}

/** The challenges of a game in playing order. */
export const listChallenges = (queries: Queries, gameId: number) =>
  queries
    .select()
    .from(tasks)
    .where(and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at)))
    .orderBy(asc(tasks.position), asc(tasks.id));

/** The names of all challenges of a game, also of deleted ones, which may have answers. */
export async function listChallengeNames(queries: Queries, gameId: number): Promise<string[]> {
  const rows = await queries.select({ name: tasks.name }).from(tasks).where(eq(tasks.game_id, gameId));
  return rows.map(({ name }) => name);
}

/** The teams of a game by name. */
export const listTeams = (queries: Queries, gameId: number) =>
  queries
    .select({ id: teams.id, name: teams.name, created_at: teams.created_at, began_at: teams.began_at })
    .from(teams)
    .where(and(eq(teams.game_id, gameId), isNull(teams.deleted_at)))
    .orderBy(asc(teams.name), asc(teams.id));

/** The players of a game with their teams. */
export async function* eachPlayer(queries: Queries, gameId: number) {
  for (let after = 0; ; ) {
    const rows = await queries
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        team: teams.name,
        teamId: teams.id,
        joined_at: teamPlayers.created_at,
      })
      .from(teamPlayers)
      .innerJoin(users, eq(users.id, teamPlayers.user_id))
      .innerJoin(teams, eq(teams.id, teamPlayers.team_id))
      .where(and(eq(teamPlayers.game_id, gameId), isNull(teams.deleted_at), gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

/** The answers of a game with their files, newest first. */
export async function* eachAnswer(queries: Queries, gameId: number, shownBy: string | undefined) {
  for (let before: number | undefined; ; ) {
    const rows = await listAnswerRows(queries, { gameId, before, shownBy }, { limit: AT_ONCE });
    const ids = rows.map(({ answer }) => answer.id);
    const files = await listAttachmentsOf(queries, 'answer', ids);
    for (const row of rows) {
      const ready = (files.get(row.answer.id) ?? []).filter(({ state }) => state === 'ready');
      yield { ...row, files: ready };
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    before = last.answer.id;
  }
}

/** An answer with its files. */
export type ExportedAnswer = ReturnType<typeof eachAnswer> extends AsyncGenerator<infer Answer> ? Answer : never;

/** How many files the answers of a game have. */
export async function countFiles(queries: Queries, gameId: number): Promise<number> {
  const [counted] = await queries
    .select({ n: count() })
    .from(attachments)
    .innerJoin(answers, eq(answers.id, attachments.owner_id))
    .innerJoin(media, eq(media.uuid, attachments.media_uuid))
    .where(and(eq(attachments.owner, 'answer'), eq(answers.game_id, gameId), eq(media.state, 'ready')));
  return counted?.n ?? 0;
}

/** Stores a finished export. */
export async function insertExport(tx: Queries, row: typeof gameExports.$inferInsert): Promise<void> {
  await tx.insert(gameExports).values({ ...row, state: 'ready' });
}

/** The finished export in a file; undefined if it has expired. */
export async function findExport(queries: Queries, file: string, now: Date) {
  const [found] = await queries
    .select()
    .from(gameExports)
    .where(and(eq(gameExports.file, file), eq(gameExports.state, 'ready'), gt(gameExports.expires_at, now)));
  return found;
}

/** Expires exports that are due. @returns their files */
export async function endExports(queries: Queries, now: Date): Promise<string[]> {
  const ended = await queries
    .update(gameExports)
    .set({ state: 'over' })
    .where(and(eq(gameExports.state, 'ready'), lte(gameExports.expires_at, now)))
    .returning({ file: gameExports.file });
  return ended.map(({ file }) => file);
}

/** Which of these files belong to a current export. */
export async function listKept(queries: Queries, files: readonly string[]): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set();
  const rows = await queries
    .select({ file: gameExports.file })
    .from(gameExports)
    .where(and(inArray(gameExports.file, [...files]), eq(gameExports.state, 'ready')))
    .orderBy(desc(gameExports.id));
  return new Set(rows.map(({ file }) => file));
}
