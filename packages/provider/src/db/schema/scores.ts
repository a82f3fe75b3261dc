import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ref } from './columns';
import { games } from './games';
import { teams } from './teams';

/** The `period` of scores that count for all time. */
export const ALL_TIME = '1970-01-01';

/** Points of a team per style of leaderboard, kept up to date with every review and never added up for a read. */
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
    /** Challenges solved. */
    completed: integer().notNull().default(0),
    /** When the points last rose: the earlier team wins a tie. */
    scored_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.team_id, table.style, table.period] }),
    index('scores_ranking').on(table.game_id, table.style, table.period, table.points.desc().nullsFirst()),
  ],
);
