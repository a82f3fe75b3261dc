import { pgTable } from 'drizzle-orm/pg-core';
import { moment, ref, texts } from './columns';
import { games } from './games';

/** What the check of a game found when it was about to start or under way: organisers are told of each thing once. */
export const startChecks = pgTable('start_checks', {
  game_id: ref()
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  /** The start before which it was checked. */
  before_start: moment(),
  /** The start at which it was checked. */
  at_start: moment(),
  /** Problems its organisers were told of and that were there at the last look. */
  told: texts(),
});
