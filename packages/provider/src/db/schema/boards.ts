import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { games } from './games';
import { teams } from './teams';
import { users } from './users';

/** A bonus or penalty given to a team by hand. */
export const scoreAdjustments = pgTable(
  'score_adjustments',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    team_id: ref()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    user_id: ref().references(() => users.id, { onDelete: 'set null' }),
    /** Negative for a penalty. */
    points: integer().notNull(),
    reason: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('score_adjustments_game').on(table.game_id, table.id),
    index('score_adjustments_team').on(table.team_id),
  ],
);

/** How a leaderboard is shown; without a row, live and in full. */
export const boards = pgTable('boards', {
  game_id: ref()
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  /** When the board was frozen for players. */
  frozen_at: moment(),
  /** Places that the projector shows, from the last one up; null for all. */
  revealed: integer(),
});

/** The scores of a frozen leaderboard at that time. */
export const frozenScores = pgTable(
  'frozen_scores',
  {
    team_id: ref()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    style: text().notNull(),
    points: integer().notNull(),
    completed: integer().notNull(),
    scored_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.team_id, table.style] }),
    index('frozen_scores_game').on(table.game_id, table.style),
  ],
);
