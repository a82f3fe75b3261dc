import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { tasks } from '../db/schema';

/** The content of a game's challenges, in a few columns. */
export const listHeadlines = (queries: Queries, gameId: number) =>
  queries
    .select({ name: tasks.name, task_type: tasks.task_type, address: tasks.address })
    .from(tasks)
    .where(and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at)))
    .orderBy(asc(tasks.position));
