import { index, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, words } from './columns';
import { games } from './games';
import { users } from './users';

/** A message to everybody in a game. */
export const blasts = pgTable(
  'blasts',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    user_id: ref().references(() => users.id, { onDelete: 'set null' }),
    /** 0 push, 1 e-mail, 2 chat as administrator, 3 chat as system. */
    method: smallint().notNull(),
    subject: words(),
    message: words(),
    recipients: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [index('blasts_game').on(table.game_id, table.id)],
);
