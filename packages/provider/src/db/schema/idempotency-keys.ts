import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, ref } from './columns';
import { users } from './users';

/** Requests made with an `Idempotency-Key` and their responses: a repeat gets the same response without effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    route: text().notNull(),
    key: text().notNull(),
    /** SHA-256 hash of parameters, query and body: a different request with the same key is refused. */
    request_hash: text().notNull(),
    /** The call that processes it. */
    owner: text().notNull(),
    /** After this time, the processing call counts as dead unless it has responded. */
    locked_until: moment().notNull(),
    /** Null while in progress. */
    status: smallint(),
    answer: text(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.route, table.key] }),
    index('idempotency_keys_created').on(table.created_at),
  ],
);
