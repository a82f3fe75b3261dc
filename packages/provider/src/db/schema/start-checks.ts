import { pgTable } from 'drizzle-orm/pg-core';
import { moment, ref, texts } from './columns';
import { games } from './games';

/** Findings when a game was about to start or running; organisers are notified once of each. */
export const startChecks = pgTable('start_checks', {
  game_id: ref()
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  /** The start time before which it was checked. */
  before_start: moment(),
  /** The start time at which it was checked. */
  at_start: moment(),
  /** Problems that organisers were notified of and that still existed at the last check. */
  told: texts(),
});
