import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** How often somebody called within a stretch of time, added up over all nodes. */
export const callCounts = pgTable(
  'call_counts',
  {
    /** What is counted and for whom, such as `calls:17`. */
    subject: text().notNull(),
    /** When the stretch ends. */
    until: moment().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.until] })],
);
