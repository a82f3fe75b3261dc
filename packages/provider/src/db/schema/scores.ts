import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ref } from './columns';
import { games } from './games';
import { teams } from './teams';

/** The `period` of all-time scores. */
export const ALL_TIME = '1970-01-01';

/** Points of a team per leaderboard style, updated with every review so that reads never sum. */
export const scores = pgTable(
  'scores',
  {
    team_id: ref()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** alltime, daily or weekly. */
    style: text().notNull(),
    /** First day of the day or week in the game's zone; the epoch for all time. */
    period: date().notNull().default(ALL_TIME),
    points: integer().notNull().default(0),
    /** Number of solved challenges. */
    completed: integer().notNull().default(0),
    /** Last increase of the points: on a tie the earlier team wins. */
    scored_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.team_id, table.style, table.period] }),
    index('scores_ranking').on(table.game_id, table.style, table.period, table.points.desc().nullsFirst()),
  ],
);
