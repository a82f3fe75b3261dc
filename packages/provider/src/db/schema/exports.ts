import { sql } from 'drizzle-orm';
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
    /** Without data for organisers only, so that players may have it too. */
    for_players: yesNo(),
    /** requested, processing, ready, failed or over. */
    state: text().notNull().default('requested'),
    /** The finished file, below `exports/`: an unguessable folder, and a name. */
    file: words(),
    created_at: createdAt(),
    finished_at: moment(),
    /** When its link expires. */
    expires_at: moment().notNull().default(sql`now() + interval '30 days'`),
  },
  (table) => [index('exports_game').on(table.game_id, table.id.desc().nullsFirst())],
);
