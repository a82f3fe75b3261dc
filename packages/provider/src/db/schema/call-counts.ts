import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Calls of an account within a period, summed over all nodes. */
export const callCounts = pgTable(
  'call_counts',
  {
    /** What is counted and for whom, such as `calls:17`. */
    subject: text().notNull(),
    /** End of the period. */
    until: moment().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.until] })],
);
