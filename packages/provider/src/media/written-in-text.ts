import { like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database';
import { brandings, games, personalizations, rewards, tasks, whiteLabels } from '../db/schema';

/** Whether a text links to a file: images in descriptions and help are not attached to a record. */
export async function isWrittenInText(queries: Queries, uuid: string): Promise<boolean> {
  const holds = (...columns: (PgColumn | SQL)[]) =>
    or(...columns.map((column) => like(column as PgColumn, `%${uuid}%`)));
  const one = { one: sql`1` };
  const looks = [
    queries.select(one).from(whiteLabels).where(holds(whiteLabels.logo)).limit(1),
    queries.select(one).from(games).where(holds(games.description)).limit(1),
    queries.select(one).from(tasks).where(holds(tasks.description, tasks.reward_description)).limit(1),
    queries.select(one).from(rewards).where(holds(rewards.description)).limit(1),
    queries
      .select(one)
      .from(brandings)
      .where(holds(brandings.help, sql`${brandings.menu}::text`))
      .limit(1),
    queries.select(one).from(personalizations).where(holds(personalizations.value)).limit(1),
  ];
  for (const look of looks) if ((await look).length > 0) return true;
  return false;
}
