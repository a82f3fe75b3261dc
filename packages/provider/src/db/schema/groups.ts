import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, updatedAt } from './columns';
import { games } from './games';
import { teams } from './teams';

/** A group of teams; its name is its label. */
export const groups = pgTable(
  'groups',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index('groups_game').on(table.game_id, table.id)],
);

/** Membership of teams in groups. */
export const groupTeams = pgTable(
  'group_teams',
  {
    group_id: ref()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    team_id: ref()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.group_id, table.team_id] }), index('group_teams_team').on(table.team_id)],
);
