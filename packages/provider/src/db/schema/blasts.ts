import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref, words } from './columns';
import { games } from './games';
import { groups } from './groups';
import { jobs } from './jobs';
import { users } from './users';

/** A message to those who play a game: to everybody, or to one of a group, some teams, a player. */
export const blasts = pgTable(
  'blasts',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    user_id: ref().references(() => users.id, { onDelete: 'set null' }),
    /** 0 push, 1 e-mail, 2 chat as administrator, 3 chat as system. */
    method: smallint().notNull(),
    subject: words(),
    message: words(),
    group_id: ref().references(() => groups.id, { onDelete: 'set null' }),
    team_ids: jsonb().$type<number[]>(),
    player_id: ref().references(() => users.id, { onDelete: 'set null' }),
    /** Its audience in words, kept when a group or team is deleted. Empty for everybody. */
    addressed: words(),
    /** Number of people reached. */
    recipients: integer().notNull().default(0),
    /** Number of recipients, counted when it is sent. */
    people: integer().notNull().default(0),
    /** When it is sent; follows its anchor. */
    send_at: moment(),
    /** `start`, `finish`, or null for a fixed time. */
    anchor: text().$type<'start' | 'finish'>(),
    /** Minutes from the anchor. */
    offset_minutes: integer().notNull().default(0),
    /** The job that sends it; null once that is deleted. */
    job_id: ref().references(() => jobs.id, { onDelete: 'set null' }),
    sent_at: moment(),
    stopped_at: moment(),
    created_at: createdAt(),
  },
  (table) => [index('blasts_game').on(table.game_id, table.id)],
);
