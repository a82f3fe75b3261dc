import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref, words } from './columns';
import { games } from './games';
import { users } from './users';

/** A link for judging one game without an account. `hash` is the sha-256 of its key. */
export const judgeLinks = pgTable(
  'judge_links',
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
    expires_at: moment().notNull(),
    revoked_at: moment(),
  },
  (table) => [uniqueIndex('judge_links_hash').on(table.hash), index('judge_links_game').on(table.game_id, table.id)],
);
