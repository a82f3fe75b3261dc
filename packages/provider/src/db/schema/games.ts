import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bit, createdAt, id, moment, ref, texts, updatedAt, words, yesNo } from './columns';
import { users } from './users';
import { whiteLabels } from './white-labels';

/** A game with all its settings. Its files are in `attachments`, its design in `brandings`. */
export const games = pgTable(
  'games',
  {
    id: id(),
    white_label_id: ref()
      .notNull()
      .references(() => whiteLabels.id),
    creator_id: ref().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    description: words(),
    /** Entry code that players type; unique per white label, ignoring case. */
    code: text().notNull(),
    cheats: texts(),
    /** Draft, Active, Template or Archive: a label without effect. */
    category: text().notNull().default('Active'),
    /** 1 standard, 2 featured without password, 3 featured with password. */
    game_type: smallint().notNull().default(1),
    license_type: smallint().notNull().default(1),
    signed_legal: bit(1),
    primary_email: words(),
    /** 0 scheduled, 1 start anytime, 2 stopped; null if not chosen. */
    start_anytime: smallint(),
    start_at: moment(),
    finish_at: moment(),
    /** Id of the time zone in the list of zones. */
    tz: text().notNull().default('Eastern Time (US & Canada)'),
    /** Minutes; 0 for none. */
    time_to_play: integer().notNull().default(0),
    timer_visible: bit(0),
    searchability: bit(1),
    join_existing_team: bit(0),
    leaderboard_visible: bit(1),
    notifications_bidirectional: bit(1),
    /** 0 offline, 1 online. */
    unlock_requires_network: bit(0),
    shuffled: bit(0),
    /** `pre` or `post`. */
    review: text().notNull().default('post'),
    /** Hides teams from judges until they decide. */
    blind_review: bit(0),
    /** Empty, `reject` or `approve`. */
    late: words(),
    export_player_enabled: bit(0),
    share_location: bit(0),
    webhook: words(),
    /** Empty, or `1` to `6`. */
    soundtrack: words(),
    /** Branding has been bought. */
    grey_enabled: yesNo(),
    /** Reels have been bought. */
    reels_enabled: yesNo(),
    dropbox_enabled: yesNo(),
    liberated_team: yesNo(),
    liberated_branding: yesNo(),
    liberated_library: yesNo(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: moment(),
  },
  (table) => [
    uniqueIndex('games_code')
      .on(table.white_label_id, sql`lower(${table.code})`)
      .where(sql`${table.deleted_at} is null`),
    // In list order, so that pages need no sorting.
    index('games_newest')
      .on(table.white_label_id, table.updated_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deleted_at} is null`),
    // Games about to start are queried often.
    index('games_start').on(table.start_at).where(sql`${table.deleted_at} is null`),
    index('games_trash').on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
  ],
);

/** Counts per game, maintained by triggers (see the migrations), so that lists never count rows. */
export const gameCounts = pgTable('game_counts', {
  game_id: ref()
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  challenges: integer().notNull().default(0),
  teams: integer().notNull().default(0),
  players: integer().notNull().default(0),
  answers: integer().notNull().default(0),
  /** Answers neither accepted nor rejected; at least as many as are in the queue, which omits those of deleted teams. */
  waiting: integer().notNull().default(0),
});
