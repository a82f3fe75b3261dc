import { and, asc, eq, isNull } from 'drizzle-orm';
import type { TaskRow } from '../challenges/repo';
import type { Queries } from '../db/database';
import { tasks } from '../db/schema';

/** Where a challenge is. */
export type Located = Pick<TaskRow, 'address' | 'latitude' | 'longitude'>;

/** The content of a game's challenges, in a few columns. */
export const listHeadlines = (queries: Queries, gameId: number) =>
  queries
    .select({
      name: tasks.name,
      task_type: tasks.task_type,
      address: tasks.address,
      latitude: tasks.latitude,
      longitude: tasks.longitude,
    })
    .from(tasks)
    .where(and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at)))
    .orderBy(asc(tasks.position));
