import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { answers } from './answers';
import { createdAt, id, ref } from './columns';

/** Figures of a signal. */
export type SignalFigures = {
  readonly metres?: number;
  readonly seconds?: number;
  readonly answers?: number;
};

/** A hint for judges about an answer; never a verdict. */
export const answerSignals = pgTable(
  'answer_signals',
  {
    id: id(),
    answer_id: ref()
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    /** same-picture, far-apart or burst. */
    kind: text().notNull(),
    /** The answer it was compared with. */
    other_answer_id: ref().references(() => answers.id, { onDelete: 'cascade' }),
    figures: jsonb().$type<SignalFigures>().notNull().default({}),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('answer_signals_once').on(table.answer_id, table.kind, sql`coalesce(${table.other_answer_id}, 0)`),
    index('answer_signals_other').on(table.other_answer_id),
  ],
);
