import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns';

/** Who changed what; no reference, so that the trail outlives what it speaks of. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    white_label_id: ref().notNull(),
    game_id: ref(),
    user_id: ref(),
    /** Code of the live message that went with it, such as `ss.game.update`. */
    action: text().notNull(),
    /** Names of the fields that changed. */
    fields: jsonb().$type<string[]>().notNull().default([]),
    created_at: createdAt(),
  },
  (table) => [index('audit_log_game').on(table.game_id, table.id)],
);
