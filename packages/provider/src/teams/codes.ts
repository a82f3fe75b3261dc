import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { teams } from '../db/schema';
import { newTeamCode } from '../db/schema/team-code';

/** The teams of a game by name, each with its entry code, which is created if missing. */
export async function listTeamCodes(tx: Queries, gameId: number) {
  const its = and(eq(teams.game_id, gameId), isNull(teams.deleted_at));
  const rows = await tx
    .select({ id: teams.id, name: teams.name, code: teams.code })
    .from(teams)
    .where(its)
    .orderBy(asc(sql`lower(${teams.name})`), asc(teams.id));
  const listed: { readonly name: string; readonly code: string }[] = [];
  for (const { id, name, code } of rows) {
    const its = code ?? newTeamCode();
    if (code === null) await tx.update(teams).set({ code: its }).where(eq(teams.id, id));
    listed.push({ name, code: its });
  }
  return listed;
}

/** The team of an entry code; the one it was merged into, because cards stay in use; undefined if there is none. */
export async function findTeamOfCode(queries: Queries, code: string) {
  const path = sql`(with recursive path as (
    select id, merged_into_id, deleted_at from ${teams} where code = ${code.toUpperCase()}
    union
    select next.id, next.merged_into_id, next.deleted_at
    from ${teams} next join path on path.merged_into_id = next.id and path.deleted_at is not null
  ) select id from path)`;
  const [found] = await queries
    .select()
    .from(teams)
    .where(and(inArray(teams.id, path), isNull(teams.deleted_at)));
  return found;
}
