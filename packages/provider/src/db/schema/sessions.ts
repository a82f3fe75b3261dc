import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { judgeLinks } from './judge-links';
import { users } from './users';

/** A sign-in with all its refreshed tokens: the family that is revoked when a refresh token is used twice. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The judge link of a session that may only judge one game. */
    judge_link_id: ref().references(() => judgeLinks.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    revoked_at: moment(),
  },
  (table) => [
    index('sessions_user').on(table.user_id),
    index('sessions_judge_link').on(table.judge_link_id).where(sql`${table.judge_link_id} is not null`),
  ],
);

/** An access token, stored as its SHA-256 hash. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    hash: text().primaryKey(),
    session_id: ref()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expires_at: moment().notNull(),
  },
  (table) => [index('access_tokens_session').on(table.session_id), index('access_tokens_expiry').on(table.expires_at)],
);

/** A refresh token, stored as its SHA-256 hash. Used ones are kept to detect a second use. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    session_id: ref()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expires_at: moment().notNull(),
    used_at: moment(),
    /** The token it replaced; null for the first of a session. */
    predecessor: text(),
  },
  (table) => [
    index('refresh_tokens_session').on(table.session_id),
    index('refresh_tokens_expiry').on(table.expires_at),
  ],
);
