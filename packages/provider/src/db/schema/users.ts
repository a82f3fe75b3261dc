import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, mediaRef, moment, ref, texts, updatedAt, words, yesNo } from './columns';
import { whiteLabels } from './white-labels';

/** An account of one white label. */
export const users = pgTable(
  'users',
  {
    id: id(),
    white_label_id: ref()
      .notNull()
      .references(() => whiteLabels.id),
    email: text().notNull(),
    name: words(),
    /** argon2id; null for somebody who was invited and has not chosen a password. */
    password_hash: text(),
    /** The password was made by the platform and not chosen by its owner. */
    password_generated: yesNo(),
    super_admin: yesNo(),
    features: texts(),
    photo_media_uuid: mediaRef(),
    /** Entry code by which an invited player signs in for the first time. */
    unlock_code: text(),
    last_seen_at: moment(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.white_label_id, sql`lower(${table.email})`),
    index('users_unlock').on(table.white_label_id, table.unlock_code).where(sql`${table.unlock_code} is not null`),
  ],
);
