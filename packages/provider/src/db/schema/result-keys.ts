import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref, words } from './columns';
import { games } from './games';
import { users } from './users';

/** A key by which programs read the results of a game. `hash` is its sha-256. */
export const resultKeys = pgTable(
  'result_keys',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** The organiser's name for it. */
    name: words(),
    hash: text().notNull(),
    created_by_id: ref().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    revoked_at: moment(),
  },
  (table) => [uniqueIndex('result_keys_hash').on(table.hash), index('result_keys_game').on(table.game_id, table.id)],
);
