import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, updatedAt, words } from './columns';
import { games } from './games';
import { whiteLabels } from './white-labels';

/** A text for decisions, of one game or of all games of a white label. */
export const readyMessages = pgTable(
  'ready_messages',
  {
    id: id(),
    white_label_id: ref()
      .notNull()
      .references(() => whiteLabels.id, { onDelete: 'cascade' }),
    /** Null for those of the white label. */
    game_id: ref().references(() => games.id, { onDelete: 'cascade' }),
    /** May contain `%{key}` for personalisations. */
    text: text().notNull(),
    /** accept, reject or feature; empty for all of them. */
    decision: words(),
    position: integer().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index('ready_messages_list').on(table.white_label_id, table.game_id, table.position)],
);
