import { like, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database';
import { brandings, games, personalizations, rewards, tasks, whiteLabels } from '../db/schema';

const TEXTS: readonly PgColumn[] = [
  whiteLabels.logo,
  games.description,
  tasks.description,
  tasks.reward_description,
  rewards.description,
  brandings.help,
  brandings.menu,
  personalizations.value,
];
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Matches more than that, but is much faster. */
const LIKE_UUID = '%-____-____-____-%';

/**
 * The uuids in all texts: images in descriptions and help are not attached to a record. Each text is read once, because
 * no index finds them.
 */
export async function listWrittenInTexts(queries: Queries): Promise<ReadonlySet<string>> {
  const written = new Set<string>();
  for (const column of TEXTS) {
    const text = sql<string>`${column}::text`;
    const rows = await queries
      .selectDistinct({ uuid: sql<string>`(regexp_matches(${text}, ${UUID}, 'g'))[1]` })
      .from(column.table)
      .where(like(text, LIKE_UUID));
    for (const { uuid } of rows) written.add(uuid);
  }
  return written;
}
