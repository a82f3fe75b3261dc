import { asTaskId, type TaskPlace } from '@waymark/contract';
import {
  type AnyColumn,
  and,
  asc,
  count,
  eq,
  isNotNull,
  isNull,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { builtOnce } from '../db/built-once';
import type { Queries } from '../db/database';
import { tags, tasks, taskTags } from '../db/schema';
import type { TaskRow } from './repo';

const inGame = (gameId: number | Placeholder) => and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at));

/** Lower-case headline, description words and address; see the migration `search`. */
const searchText = sql`${tasks}.search_text`;
const holds = (lowered: SQL, term: string) => sql`position(lower(${term}) in ${lowered}) > 0`;
const lower = (text: AnyColumn) => sql`lower(${text})`;

/** Challenges of a game with the term in the headline, description, address or a label. */
const found = (queries: Queries, gameId: number, term: string) =>
  and(
    inGame(gameId),
    or(
      holds(searchText, term),
      sql`${tasks.id} in ${queries
        .select({ id: taskTags.task_id })
        .from(taskTags)
        .innerJoin(tags, eq(tags.id, taskTags.tag_id))
        .innerJoin(sql`${tasks} as tagged`, sql`tagged.id = ${taskTags.task_id} and tagged.game_id = ${gameId}`)
        .where(holds(lower(tags.label), term))}`,
    ),
  );

/** A page of a list. */
interface Page<Count = number> {
  readonly limit: Count;
  readonly offset: Count;
}

/** One page of a game's challenges in order, read from the index without sorting. */
export const pageQuery = (
  queries: Queries,
  gameId: number | Placeholder,
  { limit, offset }: Page<number | Placeholder>,
) => queries.select().from(tasks).where(inGame(gameId)).orderBy(asc(tasks.position)).limit(limit).offset(offset);

/** The challenges of that page. */
export const findPage = builtOnce<{ gameId: number; limit: number; offset: number }, TaskRow[]>(
  'tasks_page',
  (queries) =>
    pageQuery(queries, sql.placeholder('gameId'), {
      limit: sql.placeholder('limit'),
      offset: sql.placeholder('offset'),
    }),
);

/** One page of matching challenges, each with the total; one search, and only this page is read. */
export function searchQuery(queries: Queries, gameId: number, term: string, { limit, offset }: Page) {
  const hits = queries
    .select({ id: tasks.id, count: sql<number>`count(*) over ()`.as('count') })
    .from(tasks)
    .where(found(queries, gameId, term))
    .orderBy(asc(tasks.position))
    .limit(limit)
    .offset(offset)
    .as('hits');
  return queries
    .select({ task: tasks, count: hits.count })
    .from(hits)
    .innerJoin(tasks, eq(tasks.id, hits.id))
    .orderBy(asc(tasks.position));
}

/** One page of matching challenges, and the total. */
export async function searchTasks(queries: Queries, gameId: number, term: string, page: Page) {
  const hits = await searchQuery(queries, gameId, term, page);
  const rows = hits.map(({ task }) => task);
  const [first] = hits;
  if (first || page.offset === 0) return { rows, count: first?.count ?? 0 };
  // Beyond the last page there is no row to carry the total.
  const [counted] = await queries
    .select({ n: count() })
    .from(tasks)
    .where(found(queries, gameId, term));
  return { rows, count: counted?.n ?? 0 };
}

/** The game's challenges that have a location, in order, with what a map shows. */
export async function placesQuery(queries: Queries, gameId: number): Promise<TaskPlace[]> {
  const { id, name, position, task_type, points, latitude, longitude } = tasks;
  const rows = await queries
    .select({ id, name, position, task_type, points, latitude, longitude })
    .from(tasks)
    .where(and(inGame(gameId), isNotNull(latitude), isNotNull(longitude)))
    .orderBy(asc(position));
  return rows.map((row) => ({
    ...row,
    id: asTaskId(row.id),
    latitude: row.latitude ?? undefined,
    longitude: row.longitude ?? undefined,
  }));
}
