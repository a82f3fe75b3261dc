import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref, words, yesNo } from './columns';
import { games } from './games';
import { users } from './users';

/** A request to export everything of a game in one file. */
export const gameExports = pgTable(
  'exports',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    user_id: ref().references(() => users.id, { onDelete: 'set null' }),
    email: text().notNull(),
    /** With photos and videos. */
    media: yesNo(),
    /** requested, processing, ready or failed. */
    state: text().notNull().default('requested'),
    /** Name of the finished file in the data folder. */
    file: words(),
    created_at: createdAt(),
    finished_at: moment(),
  },
  (table) => [index('exports_game').on(table.game_id, table.id.desc().nullsFirst())],
);
