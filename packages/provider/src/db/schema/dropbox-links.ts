import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, ref, words } from './columns';
import { games } from './games';
import { users } from './users';

/** The Dropbox to which the exports of a game go. */
export const dropboxLinks = pgTable('dropbox_links', {
  game_id: ref()
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  /** Opens it; sealed with the provider's secret. */
  grant: text().notNull(),
  /** The address of its account, for people. */
  account: words(),
  user_id: ref().references(() => users.id, { onDelete: 'set null' }),
  created_at: createdAt(),
  /** What was sent last, and where it is there. */
  sent_file: words(),
  sent_path: words(),
  sent_at: moment(),
});
