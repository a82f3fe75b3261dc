import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns';

/** One field of a change, in words; long texts are cut. */
export type FieldChange = {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
};

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
    /** Names of the fields that were sent. */
    fields: jsonb().$type<string[]>().notNull().default([]),
    /** Fields that differ, as they were and as they are. */
    changes: jsonb().$type<FieldChange[]>().notNull().default([]),
    created_at: createdAt(),
  },
  (table) => [index('audit_log_game').on(table.game_id, table.id)],
);
