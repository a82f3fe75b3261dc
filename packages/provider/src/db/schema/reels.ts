import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { games } from './games';
import { media } from './media';
import { tasks } from './tasks';
import { teams } from './teams';

/** A highlight video of a game, a team or a challenge. */
export const reels = pgTable(
  'reels',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** Null for a reel of the game or of a challenge. */
    team_id: ref().references(() => teams.id, { onDelete: 'cascade' }),
    /** Null for a reel of the game or of a team. */
    task_id: ref().references(() => tasks.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    media_uuid: uuid().references(() => media.uuid),
    /** requested, processing, ready or failed. */
    state: text().notNull().default('requested'),
    created_at: createdAt(),
    finished_at: moment(),
  },
  (table) => [index('reels_game').on(table.game_id, table.id)],
);
