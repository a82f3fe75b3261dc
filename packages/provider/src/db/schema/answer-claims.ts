import { index, pgTable } from 'drizzle-orm/pg-core';
import { answers } from './answers';
import { moment, ref } from './columns';
import { games } from './games';
import { users } from './users';

/** The judge who is looking at an answer, until the claim expires. */
export const answerClaims = pgTable(
  'answer_claims',
  {
    answer_id: ref()
      .primaryKey()
      .references(() => answers.id, { onDelete: 'cascade' }),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires_at: moment().notNull(),
  },
  (table) => [index('answer_claims_game').on(table.game_id), index('answer_claims_user').on(table.user_id)],
);
