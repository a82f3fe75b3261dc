import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, ref, updatedAt } from './columns';
import { whiteLabels } from './white-labels';

const ofWhiteLabel = () =>
  ref()
    .notNull()
    .references(() => whiteLabels.id, { onDelete: 'cascade' });

/** A phrase of the builder in another language, as a white label says it: it goes before the dictionaries of the provider. */
export const translations = pgTable(
  'translations',
  {
    white_label_id: ofWhiteLabel(),
    language: text().notNull(),
    /** The English phrase. */
    origin: text().notNull(),
    translation: text().notNull(),
    updated_at: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.white_label_id, table.language, table.origin] })],
);

/** A phrase for which a builder of the white label found no translation in a language. */
export const missingPhrases = pgTable(
  'missing_phrases',
  {
    white_label_id: ofWhiteLabel(),
    /** Empty when the builder did not say. */
    language: text().notNull().default(''),
    origin: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.white_label_id, table.language, table.origin] })],
);
