import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, ref, yesNo } from './columns';
import { games } from './games';
import { users } from './users';

/** Roles of people in a game. People without a row do not see the game, except super administrators. */
export const gameMembers = pgTable(
  'game_members',
  {
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How they joined the game: Invited, Created, Joined or Managing. */
    access: text().notNull(),
    administrator: yesNo(),
    coordinator: yesNo(),
    judge: yesNo(),
    /** Removed from the game; the row stays so that the ban can be lifted. */
    banned: yesNo(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.game_id, table.user_id] }),
    index('game_members_user').on(table.user_id, table.game_id),
  ],
);
