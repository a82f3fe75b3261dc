import { doublePrecision, index, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns';
import { games } from './games';
import { teams } from './teams';

/** Recent locations of teams in games that share them. */
export const teamPlaces = pgTable(
  'team_places',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    team_id: ref()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('team_places_team').on(table.team_id, table.id),
    index('team_places_game').on(table.game_id, table.team_id, table.id),
  ],
);
