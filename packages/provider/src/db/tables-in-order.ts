import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema';

/** Every table, each after those that it refers to. */
export function tablesInOrder(): readonly PgTable[] {
  const ordered = new Set<PgTable>();
  const add = (table: PgTable): void => {
    if (ordered.has(table)) return;
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== table) add(foreignTable);
    }
    ordered.add(table);
  };
  for (const part of Object.values<unknown>(schema)) if (is(part, PgTable)) add(part);
  return [...ordered];
}
