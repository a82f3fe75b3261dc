import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref, words } from './columns';
import { games } from './games';
import { users } from './users';
import { whiteLabels } from './white-labels';

/** Work that outlives its call, and the process that began it. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text().notNull(),
    /** At most one waiting or running job of a kind has the same key; null for jobs without. */
    key: text(),
    white_label_id: ref()
      .notNull()
      .references(() => whiteLabels.id, { onDelete: 'cascade' }),
    game_id: ref().references(() => games.id, { onDelete: 'cascade' }),
    /** Who asked for it; null for the platform itself. */
    user_id: ref().references(() => users.id, { onDelete: 'set null' }),
    input: jsonb().$type<unknown>().notNull(),
    /** Where it continues; null before the first step. */
    place: jsonb().$type<unknown>(),
    /** waiting, running, done, failed or cancelled. */
    state: text().notNull().default('waiting'),
    /** Progress: `done` of `total`, which is 0 while unknown. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Times it was begun or taken over; since the last place, for kinds that count from there. */
    attempts: integer().notNull().default(0),
    /** Cancellation was requested. */
    ending: boolean().notNull().default(false),
    run_at: moment().notNull(),
    /** The node that works on it; others wait until the lease expires. */
    lease: text(),
    leased_until: moment(),
    /** Why the last attempt failed. */
    fault: words(),
    created_at: createdAt(),
    finished_at: moment(),
  },
  (table) => [
    uniqueIndex('jobs_live_key').on(table.kind, table.key).where(sql`${table.state} in ('waiting', 'running')`),
    index('jobs_live').on(table.run_at, table.id).where(sql`${table.state} in ('waiting', 'running')`),
    index('jobs_list').on(table.white_label_id, table.game_id, table.id),
  ],
);
