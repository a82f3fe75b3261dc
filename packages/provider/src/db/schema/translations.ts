import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns';

/** A phrase of the builder in another language. */
export const translations = pgTable(
  'translations',
  {
    language: text().notNull(),
    /** The English phrase. */
    origin: text().notNull(),
    translation: text().notNull(),
    updated_at: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.language, table.origin] })],
);

/** A phrase for which a builder found no translation. */
export const missingPhrases = pgTable('missing_phrases', {
  origin: text().primaryKey(),
  created_at: createdAt(),
});
