import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, ref } from './columns';
import { tasks } from './tasks';
import { whiteLabels } from './white-labels';

/** A label that challenges of a white label can carry. */
export const tags = pgTable(
  'tags',
  {
    id: id(),
    white_label_id: ref()
      .notNull()
      .references(() => whiteLabels.id),
    label: text().notNull(),
  },
  (table) => [uniqueIndex('tags_label').on(table.white_label_id, sql`lower(${table.label})`)],
);

/** Which challenge carries which label. */
export const taskTags = pgTable(
  'task_tags',
  {
    task_id: ref()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    tag_id: ref()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.task_id, table.tag_id] }), index('task_tags_tag').on(table.tag_id)],
);
