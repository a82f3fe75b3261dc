import { asTaskId, type TaskPlace } from '@waymark/contract';
import { and, asc, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { tags, tasks, taskTags } from '../db/schema';

const holds = (text: unknown, term: string) => sql`position(lower(${term}) in lower(${text})) > 0`;

/** Challenges of a game that a term is found in: in the headline, the words of the description, the address or a label. */
const found = (queries: Queries, gameId: number, term: string | undefined) =>
  and(
    eq(tasks.game_id, gameId),
    isNull(tasks.deleted_at),
    term === undefined
      ? undefined
      : or(
          holds(tasks.name, term),
          holds(sql`regexp_replace(${tasks.description}, '<[^>]*>', '', 'g')`, term),
          holds(tasks.address, term),
          sql`${tasks.id} in ${queries
            .select({ id: taskTags.task_id })
            .from(taskTags)
            .innerJoin(tags, eq(tags.id, taskTags.tag_id))
            .innerJoin(sql`${tasks} as tagged`, sql`tagged.id = ${taskTags.task_id} and tagged.game_id = ${gameId}`)
            .where(holds(tags.label, term))}`,
        ),
  );

/** One page of the challenges of a game in their order: read from the index, never sorted. */
export const pageQuery = (
  queries: Queries,
  gameId: number,
  { term, limit, offset }: { readonly term?: string | undefined; readonly limit: number; readonly offset: number },
) =>
  queries
    .select()
    .from(tasks)
    .where(found(queries, gameId, term))
    .orderBy(asc(tasks.position))
    .limit(limit)
    .offset(offset);

/** The challenges of a game that have a location, in their order, with what a map shows of them. */
export async function placesQuery(queries: Queries, gameId: number): Promise<TaskPlace[]> {
  const { id, name, position, task_type, points, latitude, longitude } = tasks;
  const rows = await queries
    .select({ id, name, position, task_type, points, latitude, longitude })
    .from(tasks)
    .where(and(found(queries, gameId, undefined), isNotNull(latitude), isNotNull(longitude)))
    .orderBy(asc(position));
  return rows.map((row) => ({
    ...row,
    id: asTaskId(row.id),
    latitude: row.latitude ?? undefined,
    longitude: row.longitude ?? undefined,
  }));
}

/** How many challenges of a game a term is found in. */
export async function countFound(queries: Queries, gameId: number, term: string): Promise<number> {
  const [counted] = await queries
    .select({ n: count() })
    .from(tasks)
    .where(found(queries, gameId, term));
  return counted?.n ?? 0;
}
