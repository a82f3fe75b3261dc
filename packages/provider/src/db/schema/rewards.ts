import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, updatedAt, words, yesNo } from './columns';
import { games } from './games';
import { teams } from './teams';

/** A reward, "achievement" in addresses. Its photo is in `attachments`. */
export const rewards = pgTable(
  'rewards',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    title: words(),
    description: words(),
    /** How many teams get it; 0 for unlimited. */
    first: integer().notNull().default(0),
    /** Number of challenges that qualify; 0 for unlimited. */
    trig: integer().notNull().default(1),
    /** Challenge type that counts, as text; empty for any. */
    style: words(),
    /** Push message to the team. */
    push: text().notNull().default(''),
    /** Bonus points. */
    points: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index('rewards_game').on(table.game_id, table.position, table.id)],
);

/** Rewards granted to teams. */
export const rewardGrants = pgTable(
  'reward_grants',
  {
    reward_id: ref()
      .notNull()
      .references(() => rewards.id, { onDelete: 'cascade' }),
    team_id: ref()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Granted by hand: kept whatever the team has solved. */
    by_hand: yesNo(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.reward_id, table.team_id] }), index('reward_grants_team').on(table.team_id)],
);
