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

/** Headline, words of the description and address in lower case: the migration `search` says how. */
const searchText = sql`${tasks}.search_text`;
const holds = (lowered: SQL, term: string) => sql`position(lower(${term}) in ${lowered}) > 0`;
const lower = (text: AnyColumn) => sql`lower(${text})`;

/** Challenges of a game that a term is found in: in the headline, the words of the description, the address or a label. */
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

/** One page of the challenges of a game in their order: read from the index, never sorted. */
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

/** One page of the challenges that a term is found in, each with how many there are: looked for once, only this page read. */
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

/** One page of the challenges that a term is found in, and how many there are. */
export async function searchTasks(queries: Queries, gameId: number, term: string, page: Page) {
  const hits = await searchQuery(queries, gameId, term, page);
  const rows = hits.map(({ task }) => task);
  const [first] = hits;
  if (first || page.offset === 0) return { rows, count: first?.count ?? 0 };
  // Behind the last page no row is left to carry the number.
  const [counted] = await queries
    .select({ n: count() })
    .from(tasks)
    .where(found(queries, gameId, term));
  return { rows, count: counted?.n ?? 0 };
}

/** The challenges of a game that have a location, in their order, with what a map shows of them. */
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
