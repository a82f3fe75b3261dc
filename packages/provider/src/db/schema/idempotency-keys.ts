import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, ref } from './columns';
import { users } from './users';

/** What was asked for under an `Idempotency-Key`, and what was answered: asked again, the same is answered and nothing done. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    route: text().notNull(),
    key: text().notNull(),
    /** sha-256 of parameters, query and body: another request under the same key is refused. */
    request_hash: text().notNull(),
    /** The call that does it. */
    owner: text().notNull(),
    /** From here on the call counts as dead that did it, unless it has answered. */
    locked_until: moment().notNull(),
    /** Null while it is under way. */
    status: smallint(),
    answer: text(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.route, table.key] }),
    index('idempotency_keys_created').on(table.created_at),
  ],
);
