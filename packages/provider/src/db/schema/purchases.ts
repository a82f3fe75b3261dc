import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, words } from './columns';
import { games } from './games';
import { users } from './users';

/** A purchase for a game. */
export const purchases = pgTable(
  'purchases',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    user_id: ref().references(() => users.id, { onDelete: 'set null' }),
    /** branding, reels or license. */
    product: text().notNull(),
    /** Whole dollars. */
    cost: integer().notNull(),
    currency: text().notNull().default('usd'),
    /** Payment method from the card payment provider, as the builder sent it. */
    stripe_id: text().notNull(),
    /** The card payment provider's id of the payment. */
    payment_id: words(),
    /** Address of the card payment provider's receipt. */
    receipt: words(),
    /** pending, paid or declined. */
    state: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('purchases_game').on(table.game_id, table.id), index('purchases_payment').on(table.payment_id)],
);

/** A donation to a game. */
export const donations = pgTable(
  'donations',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    stripe_id: text().notNull(),
    payment_id: words(),
    receipt: words(),
    /** Whole dollars. */
    cost: integer().notNull(),
    currency: text().notNull().default('usd'),
    /** pending, paid or declined. */
    state: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('donations_game').on(table.game_id, table.id), index('donations_payment').on(table.payment_id)],
);
