import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { answers } from './answers';
import { createdAt, id, ref } from './columns';

/** Figures that go with a signal. */
export type SignalFigures = {
  readonly metres?: number;
  readonly seconds?: number;
  readonly answers?: number;
};

/** Something about an answer that a judge should look at: never a verdict. */
export const answerSignals = pgTable(
  'answer_signals',
  {
    id: id(),
    answer_id: ref()
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    /** same-picture, far-apart or burst. */
    kind: text().notNull(),
    /** The answer that it is held against. */
    other_answer_id: ref().references(() => answers.id, { onDelete: 'cascade' }),
    figures: jsonb().$type<SignalFigures>().notNull().default({}),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('answer_signals_once').on(table.answer_id, table.kind, sql`coalesce(${table.other_answer_id}, 0)`),
    index('answer_signals_other').on(table.other_answer_id),
  ],
);
