import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, updatedAt, words } from './columns';
import { games } from './games';

/** A word of a game that texts insert as `%{key}`. */
export const personalizations = pgTable(
  'personalizations',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    value: words(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [uniqueIndex('personalizations_key').on(table.game_id, table.key)],
);
