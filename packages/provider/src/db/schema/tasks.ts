import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { bit, createdAt, id, moment, ref, updatedAt, words } from './columns';
import { games } from './games';

const hint = () => words();
const penalty = () => integer().notNull().default(0);
const attempt = () => integer();

/** A challenge, "task" on the wire. Its photos and videos are in `attachments`. */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** From 1, without gaps among the challenges of a game. */
    position: integer().notNull(),
    name: words(),
    description: words(),
    /** 0 Text … 11 Split Path. */
    task_type: smallint().notNull().default(1),
    /** How a video is shared: 0 standard, 1 animated gif, 2 audio only. */
    task_subtype: smallint().notNull().default(0),
    points: integer().notNull().default(0),
    /** Correct answers, separated by commas. */
    trivia: words(),
    /** Choices, separated by commas, the correct one first; for a split path, its answers. */
    multiplechoice: words(),
    trivia_points_1: attempt(),
    trivia_points_2: attempt(),
    trivia_points_3: attempt(),
    trivia_points_4: attempt(),
    trivia_points_5: attempt(),
    trivia_points_unlimited: attempt(),
    /** Overlay or background of the photo: sticker or background. */
    overlay: words(),
    fullscreen: bit(0),
    qr_url: words(),
    /** Seconds. */
    video_length: integer(),
    /** Seconds; 0 for none. */
    timer: integer().notNull().default(0),
    timer_visible: bit(1),
    /** How many times it can be solved; 0 for unlimited. */
    quantity: integer().notNull().default(0),
    starts_at: moment(),
    ends_at: moment(),
    address: words(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Metres. */
    arrival_location_radius: integer().notNull().default(0),
    /** Metres. */
    unlock_by_location_radius: integer().notNull().default(0),
    hide_locked: bit(0),
    hint_1: hint(),
    hint_2: hint(),
    hint_3: hint(),
    hint_4: hint(),
    hint_5: hint(),
    hint_1_points: penalty(),
    hint_2_points: penalty(),
    hint_3_points: penalty(),
    hint_4_points: penalty(),
    hint_5_points: penalty(),
    reward_title: words(),
    reward_description: words(),
    hide_answers: bit(0),
    reel_enabled: bit(0),
    reel_intro: words(),
    ai_transformation: words(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: moment(),
  },
  (table) => [
    index('tasks_order').on(table.game_id, table.position),
    index('tasks_trash').on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
  ],
);

/**
 * Prerequisite of a challenge. Without options it is sent as `unlock_by_task_id`, with them as `unlock_by_task_ids`
 * (`id;option:option`).
 */
export const taskPrerequisites = pgTable(
  'task_prerequisites',
  {
    task_id: ref()
      .notNull()
      .references((): AnyPgColumn => tasks.id, { onDelete: 'cascade' }),
    prerequisite_id: ref()
      .notNull()
      .references((): AnyPgColumn => tasks.id, { onDelete: 'cascade' }),
    /** Answers that count; null for any. */
    options: jsonb().$type<string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.task_id, table.prerequisite_id] }),
    index('task_prerequisites_of').on(table.prerequisite_id),
  ],
);

/** An AR item of a challenge: one of five slots. Its model is in `attachments`. */
export const realities = pgTable(
  'realities',
  {
    id: id(),
    task_id: ref()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** Slot, from 1. */
    position: smallint().notNull(),
    animation_name: words(),
    duration_seconds: doublePrecision(),
    scale: doublePrecision(),
    delay_seconds: doublePrecision(),
    /** loop, stop, static, chain-loop or chain-stop. */
    style: text().notNull().default('loop'),
    /** `chapter.position`, such as `1.8`. */
    chain: words(),
    arrival_location_radius: integer().notNull().default(0),
    updated_at: updatedAt(),
  },
  (table) => [index('realities_task').on(table.task_id, table.position)],
);
