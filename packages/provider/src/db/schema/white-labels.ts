import { pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, texts, words } from './columns';

/** A tenant: everything else belongs to one, and nothing crosses from one to another. */
export const whiteLabels = pgTable(
  'white_labels',
  {
    id: id(),
    /** What the builder sends in `X-Whitelabel`. */
    identifier: text().notNull(),
    name: text().notNull(),
    /** The one colour of the brand, `#rrggbb`. */
    colour: text().notNull(),
    /** Address of the brand mark. */
    logo: words(),
    /** Features that are on for everybody of this white label. */
    features: texts(),
    /** Origins that may call the API for this white label, besides those the provider is started with. */
    allowed_origins: texts(),
    /** Fewest characters of a password. */
    password_min: smallint().notNull().default(8),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('white_labels_identifier').on(table.identifier)],
);
