import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Recent sign-in attempts. The subject is a SHA-256 hash, to keep strangers' addresses private. */
export const attempts = pgTable(
  'attempts',
  {
    subject: text().primaryKey(),
    count: integer().notNull(),
    /** When counting restarts. */
    until: moment().notNull(),
  },
  (table) => [index('attempts_until').on(table.until)],
);
