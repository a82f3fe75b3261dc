import type { ChatSide } from '@waymark/contract';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { blasts } from './blasts';
import { createdAt, id, moment, ref, words } from './columns';
import { games } from './games';
import { teams } from './teams';
import { users } from './users';

/** Lines of the chats between teams and organisers. */
export const chatLines = pgTable(
  'chat_lines',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    team_id: ref()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    side: text().$type<ChatSide>().notNull(),
    /** Who wrote it; null for the system, and after they have left. */
    user_id: ref().references(() => users.id, { onDelete: 'set null' }),
    /** The one player of the team who sees it; null for all. */
    player_id: ref().references(() => users.id, { onDelete: 'cascade' }),
    /** The blast it came with, at most once for a team or a player. */
    blast_id: ref().references(() => blasts.id, { onDelete: 'set null' }),
    text: words(),
    /** When an organiser saw the line of a team. */
    seen_at: moment(),
    created_at: createdAt(),
  },
  (table) => [
    index('chat_lines_team').on(table.game_id, table.team_id, table.id),
    uniqueIndex('chat_lines_blast').on(table.blast_id, table.team_id),
  ],
);
