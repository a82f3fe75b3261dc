import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** How often somebody tried to get in lately. The subject is a sha-256: addresses of strangers are nobody's business. */
export const attempts = pgTable(
  'attempts',
  {
    subject: text().primaryKey(),
    count: integer().notNull(),
    /** When counting begins anew. */
    until: moment().notNull(),
  },
  (table) => [index('attempts_until').on(table.until)],
);
