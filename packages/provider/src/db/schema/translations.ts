import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, ref, updatedAt } from './columns';
import { whiteLabels } from './white-labels';

const ofWhiteLabel = () =>
  ref()
    .notNull()
    .references(() => whiteLabels.id, { onDelete: 'cascade' });

/** A white label's own translation of a phrase; overrides the provider's dictionary. */
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

/** A phrase that a white label's builder found untranslated. */
export const missingPhrases = pgTable(
  'missing_phrases',
  {
    white_label_id: ofWhiteLabel(),
    /** Empty if the builder did not say. */
    language: text().notNull().default(''),
    origin: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.white_label_id, table.language, table.origin] })],
);
