import { pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, texts, words } from './columns';

/** A tenant: every other record belongs to one, and tenants share nothing. */
export const whiteLabels = pgTable(
  'white_labels',
  {
    id: id(),
    /** The value of `X-Whitelabel`. */
    identifier: text().notNull(),
    name: text().notNull(),
    /** The brand colour, `#rrggbb`. */
    colour: text().notNull(),
    /** Address of the brand mark. */
    logo: words(),
    /** Contact for people who may not create games; empty if there is none. */
    contact_name: words(),
    contact_email: words(),
    /** Features enabled for everybody of this white label. */
    features: texts(),
    /** Origins that may call the API for this white label, besides the provider's settings. */
    allowed_origins: texts(),
    /** Minimum length of a password. */
    password_min: smallint().notNull().default(8),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('white_labels_identifier').on(table.identifier)],
);
