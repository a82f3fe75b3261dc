import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns';
import { users } from './users';

/** The key pair that identifies this provider to push services, created at the first start. */
export const pushKeys = pgTable('push_keys', {
  /** There is only one. */
  id: id(),
  public_key: text().notNull(),
  private_key: text().notNull(),
});

/** Browsers that receive push messages. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    /** The browser's public key and secret, in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('push_subscriptions_user').on(table.user_id)],
);
