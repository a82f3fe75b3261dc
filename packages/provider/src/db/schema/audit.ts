import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns';

/** One changed field as text; long values are cut. */
export type FieldChange = {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
};

/** Who changed what; without references, so that it outlives its records. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    white_label_id: ref().notNull(),
    game_id: ref(),
    user_id: ref(),
    /** Source of the matching live message, such as `ss.game.update`. */
    action: text().notNull(),
    /** Names of the sent fields. */
    fields: jsonb().$type<string[]>().notNull().default([]),
    /** Fields that differ, before and after. */
    changes: jsonb().$type<FieldChange[]>().notNull().default([]),
    created_at: createdAt(),
  },
  (table) => [index('audit_log_game').on(table.game_id, table.id)],
);
