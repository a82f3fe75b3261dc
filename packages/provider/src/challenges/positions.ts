import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { idList } from '../db/any-of';
import type { Queries } from '../db/database';
import { tasks } from '../db/schema';

/*
 * Positions of challenges: 1 to n without gaps or duplicates among those not deleted. Each function is one statement,
 * and its caller has locked the game, so that concurrent moves run one after the other.
 */

const inOrder = (gameId: number) => and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at));

/** Moves a challenge; those in between shift. */
export async function moveTask(tx: Queries, gameId: number, taskId: number, from: number, to: number): Promise<void> {
  const step = to < from ? 1 : -1;
  await tx
    .update(tasks)
    .set({ position: sql`case when ${tasks.id} = ${taskId} then ${to}::int else ${tasks.position} + ${step}::int end` })
    .where(
      and(inOrder(gameId), sql`${tasks.position} between ${Math.min(from, to)}::int and ${Math.max(from, to)}::int`),
    );
}

/** Makes room for new challenges at a position. */
export async function makeRoom(tx: Queries, gameId: number, position: number, places = 1): Promise<void> {
  await tx
    .update(tasks)
    .set({ position: sql`${tasks.position} + ${places}::int` })
    .where(and(inOrder(gameId), gte(tasks.position, position)));
}

/** Closes the gaps of deleted challenges. */
export async function closeGaps(tx: Queries, gameId: number): Promise<void> {
  await tx.execute(sql`update ${tasks} set position = ranked.place
    from (
      select id, row_number() over (order by position, id) as place
      from ${tasks} where game_id = ${gameId} and deleted_at is null
    ) as ranked
    where ${tasks.id} = ranked.id and ${tasks.position} <> ranked.place`);
}

/** Restores challenges from the trash to their positions; the others shift. */
export async function placeBack(tx: Queries, gameId: number, ids: readonly number[]): Promise<void> {
  const its = (deleted: SQL) => sql`from ${tasks} where game_id = ${gameId} and ${deleted}`;
  await tx.execute(sql`
    with live as (
      select id, row_number() over (order by position, id) as place ${its(sql`deleted_at is null`)}
    ), named as (
      select id, position, row_number() over (order by position, id) as nth
      ${its(sql`deleted_at is not null and id = any(${idList(ids)})`)}
    ), back as (
      -- Two may remember one place, and the list may be shorter by now.
      select id, least(
        (select count(*) from live) + nth,
        nth + max(position - nth) over (order by nth)
      ) as place from named
    ), free as (
      select slot, row_number() over (order by slot) as nth
      from generate_series(1, (select count(*) from live) + (select count(*) from back)) as slot
      where slot not in (select place from back)
    ), placed as (
      select id, place from back
      union all
      select live.id, free.slot from live inner join free on free.nth = live.place
    )
    update ${tasks} set position = placed.place, deleted_at = null
    from placed
    where ${tasks.id} = placed.id and (${tasks.position} <> placed.place or ${tasks.deleted_at} is not null)`);
}
