import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, ref, words } from './columns';
import { games } from './games';
import { users } from './users';

/** The Dropbox that receives a game's exports. */
export const dropboxLinks = pgTable('dropbox_links', {
  game_id: ref()
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  /** Grants access; sealed with the provider's secret. */
  grant: text().notNull(),
  /** The e-mail address of its account, for display. */
  account: words(),
  user_id: ref().references(() => users.id, { onDelete: 'set null' }),
  created_at: createdAt(),
  /** The last file sent, and its path there. */
  sent_file: words(),
  sent_path: words(),
  sent_at: moment(),
});
