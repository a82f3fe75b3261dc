import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, ref } from './columns';
import { sessions } from './sessions';
import { users } from './users';

/** A one-time substitute for a token in an address, stored as its SHA-256 hash. */
export const tickets = pgTable(
  'tickets',
  {
    hash: text().primaryKey(),
    session_id: ref()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** `socket` or `preview`. */
    purpose: text().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [index('tickets_session').on(table.session_id), index('tickets_expiry').on(table.expires_at)],
);

/** A password reset sent by mail, stored as its SHA-256 hash. */
export const passwordResets = pgTable(
  'password_resets',
  {
    hash: text().primaryKey(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires_at: moment().notNull(),
  },
  (table) => [index('password_resets_user').on(table.user_id), index('password_resets_expiry').on(table.expires_at)],
);
