import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bit, createdAt, id, moment, ref, words, yesNo } from './columns';
import { games } from './games';
import { tasks } from './tasks';
import { teams } from './teams';
import { users } from './users';

/** What a team submitted for a challenge. Its photos, videos and sounds are in `attachments`. */
export const answers = pgTable(
  'answers',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    task_id: ref()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    team_id: ref()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Null for what the platform submitted itself; such an answer cannot be reviewed. */
    user_id: ref().references(() => users.id, { onDelete: 'set null' }),
    /** Type and sub-type of the challenge when it was answered. */
    type: smallint().notNull(),
    sub_type: smallint().notNull().default(0),
    /** What the player wrote, chose or scanned, or says about the picture. */
    comment: words(),
    address: words(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    share_location: bit(0),
    /** 2 late, 3 early. */
    late: smallint().notNull().default(0),
    /** The team answered this challenge before. */
    duplicate: yesNo(),
    /** Points it earns, deductions already taken off. */
    points: integer().notNull().default(0),
    /** Numbers of the hints that were taken. */
    hints_taken: jsonb().$type<number[]>().notNull().default([]),
    /** What the hints took off. */
    hint_points: integer().notNull().default(0),
    /** `correct` or `incorrect`; null where there is nothing to check. */
    trivia: text(),
    /** Attempts it took. */
    count: integer().notNull().default(1),
    /** Its media is being made anew. */
    regenerate: yesNo(),
    /** Goes with every review, so that one of an outdated copy is noticed. */
    review_key: text().notNull(),
    /** Made by the player's device: the same answer sent twice is stored once. */
    submit_key: text(),
    /** What the reviewer wrote. */
    review_message: words(),
    reviewed_by_id: ref().references(() => users.id, { onDelete: 'set null' }),
    approved_at: moment(),
    rejected_at: moment(),
    featured_at: moment(),
    created_at: createdAt(),
  },
  (table) => [
    index('answers_game').on(table.game_id, table.id.desc().nullsFirst()),
    index('answers_task').on(table.task_id, table.id.desc().nullsFirst()),
    index('answers_team').on(table.team_id, table.id.desc().nullsFirst()),
    uniqueIndex('answers_submitted_once')
      .on(table.team_id, table.submit_key)
      .where(sql`${table.submit_key} is not null`),
  ],
);

/** A hint that a team took, and what it cost when it was taken. */
export const takenHints = pgTable(
  'taken_hints',
  {
    team_id: ref()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    task_id: ref()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint().notNull(),
    points: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.team_id, table.task_id, table.number] }),
    index('taken_hints_task').on(table.task_id),
  ],
);
