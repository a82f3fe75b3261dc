import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { answers } from './answers';
import { createdAt, id, moment, ref, words } from './columns';
import { games } from './games';
import { users } from './users';

/** Fields of an answer that a decision changes; times as ISO 8601. */
export type ReviewState = {
  readonly approved_at: string | null;
  readonly rejected_at: string | null;
  readonly featured_at: string | null;
  readonly points: number;
  readonly hint_points: number;
  readonly review_message: string;
  readonly reviewed_by_id: number | null;
  readonly review_key: string;
};

/** A decision about one answer or many. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    user_id: ref().references(() => users.id, { onDelete: 'set null' }),
    /** accept, reject, feature or undo. */
    decision: text().notNull(),
    /** Message to the teams. */
    message: words(),
    /** Number of answers. */
    count: integer().notNull(),
    /** The decision that this one undoes. */
    undoes_id: ref(),
    created_at: createdAt(),
    undone_at: moment(),
  },
  (table) => [
    index('reviews_game').on(table.game_id, table.id.desc().nullsFirst()),
    index('reviews_pace').on(table.game_id, table.created_at),
  ],
);

/** An answer before and after a decision. */
export const reviewSteps = pgTable(
  'review_steps',
  {
    review_id: ref()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    answer_id: ref()
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    before: jsonb().$type<ReviewState>().notNull(),
    after: jsonb().$type<ReviewState>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.review_id, table.answer_id] }),
    index('review_steps_answer').on(table.answer_id, table.review_id),
  ],
);
