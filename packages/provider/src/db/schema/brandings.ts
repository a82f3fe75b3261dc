import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { ref, updatedAt, words } from './columns';
import { games } from './games';

/** One section of a game's menu in the player app. */
export interface MenuSection {
  title?: string;
  subtitle?: string;
  visible?: 0 | 1;
  order?: number;
  custom_url?: string;
}

/** The design of a game; without a row, defaults apply. Logo, watermark, icons and tour are in `attachments`. */
export const brandings = pgTable('brandings', {
  game_id: ref()
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  top_nav_background_color: text().notNull().default('#831312'),
  top_nav_txt_color: text().notNull().default('#FFFFFF'),
  top_nav_tint_color: text().notNull().default('#FFFFFF'),
  body_high_color: text().notNull().default('#000000'),
  body_txt_color: text().notNull().default('#000000'),
  body_background_color: text().notNull().default('#FFFFFF'),
  body_tint_color: text().notNull().default('#1A5594'),
  font_size: smallint().notNull().default(16),
  font_regular: text().notNull().default('Default'),
  font_bold: text().notNull().default('Default'),
  /** 0 light, 1 dark. */
  theme: smallint().notNull().default(0),
  help: words(),
  /** By section: challenges, stream, leaderboard, reels, rewards, join, notifications, help, custom. */
  menu: jsonb().$type<Record<string, MenuSection>>().notNull().default({}),
  updated_at: updatedAt(),
});
