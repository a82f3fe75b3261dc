import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns';
import { users } from './users';
import { whiteLabels } from './white-labels';

/** Named brands that organisers of a white label save for any of their games, without pictures. */
export const brandPresets = pgTable(
  'brand_presets',
  {
    id: id(),
    white_label_id: ref()
      .notNull()
      .references(() => whiteLabels.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The writable fields of a brand with their values. */
    fields: jsonb().$type<Record<string, string | number>>().notNull(),
    created_by_id: ref().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('brand_presets_name').on(table.white_label_id, table.name)],
);
