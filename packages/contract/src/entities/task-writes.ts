import * as z from '@waymark/contract/schema';
import { REALITY_STYLES } from './reality';
import type { TaskAssetName } from './task-file-names';
import { POINTS_MAX, RADII, UNLIMITED } from './task-type';

const bit = () => z.optional(z.union([z.literal(0), z.literal(1)]));
const shortText = (max: number) => z.optional(z.string().check(z.maxLength(max)));
const whole = (min: number, max: number) => z.optional(z.number().check(z.int(), z.gte(min), z.lte(max)));
const wholeOrNull = (min: number, max: number) =>
  z.optional(z.nullable(z.number().check(z.int(), z.gte(min), z.lte(max))));
const part = (min: number, max: number) => z.optional(z.nullable(z.number().check(z.gte(min), z.lte(max))));
const radius = () => z.optional(z.literal<readonly number[]>(RADII));
const hint = () => shortText(255);
const penalty = () => whole(0, UNLIMITED);
const attempt = () => wholeOrNull(0, UNLIMITED);
const file = () => shortText(64);

const mediaOf = <Name extends TaskAssetName>(name: Name) =>
  ({ [`${name}_media_uuid`]: file(), [`${name}_media_extension`]: file() }) as Record<
    `${Name}_media_uuid` | `${Name}_media_extension`,
    ReturnType<typeof file>
  >;

/** A position among a game's challenges, from 1. */
const positionField = () => whole(1, 1_000_000);

/**
 * The writable fields of a challenge; only changed ones are sent. Dates are `MM/dd/yyyy hh:mm am` in the game's zone
 * ([G32]), a cleared one an empty text; a removed file is sent as empty fields.
 */
export const taskFields = {
  position: positionField(),
  name: shortText(255),
  description: shortText(100_000),
  task_type: whole(0, 11),
  task_subtype: whole(0, 2),
  points: whole(0, UNLIMITED),
  trivia: shortText(255),
  multiplechoice: shortText(255),
  trivia_points_1: attempt(),
  trivia_points_2: attempt(),
  trivia_points_3: attempt(),
  trivia_points_4: attempt(),
  trivia_points_5: attempt(),
  trivia_points_unlimited: wholeOrNull(0, POINTS_MAX),
  fullscreen: bit(),
  qr_url: shortText(1024),
  video_length: wholeOrNull(1, 60),
  timer: whole(0, 99),
  timer_visible: bit(),
  quantity: whole(0, 500),
  starts_at: shortText(40),
  ends_at: shortText(40),
  address: shortText(1024),
  latitude: part(-90, 90),
  longitude: part(-180, 180),
  arrival_location_radius: radius(),
  unlock_by_task_id: wholeOrNull(0, Number.MAX_SAFE_INTEGER),
  unlock_by_task_ids: shortText(1024),
  unlock_by_location_radius: radius(),
  hide_locked: bit(),
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
  reward_title: shortText(255),
  reward_description: shortText(100_000),
  hide_answers: bit(),
  reel_enabled: bit(),
  reel_intro: shortText(255),
  ai_transformation: shortText(255),
  ...mediaOf('standard'),
  ...mediaOf('overlay'),
  ...mediaOf('arrival_image'),
  ...mediaOf('arrival_video'),
  ...mediaOf('reward'),
  ...mediaOf('correct'),
  ...mediaOf('incorrect'),
  ...mediaOf('ya'),
  ...mediaOf('naw'),
  ...mediaOf('tour_1'),
  ...mediaOf('tour_2'),
  ...mediaOf('tour_3'),
  ...mediaOf('tour_4'),
};

const label = () => z.string().check(z.maxLength(255));
const labels = () => z.optional(z.array(label()).check(z.maxLength(20)));

/** Fields that can be changed in several challenges at once. */
export const bulkFields = {
  points: whole(0, POINTS_MAX),
  timer: whole(0, 99),
  timer_visible: bit(),
  quantity: whole(0, 500),
  starts_at: shortText(40),
  ends_at: shortText(40),
  hide_locked: bit(),
  hide_answers: bit(),
  reel_enabled: bit(),
  add_tags: labels(),
  remove_tags: labels(),
};

/** The writable fields of an AR item. */
export const realityFields = {
  animation_name: shortText(255),
  duration_seconds: part(0, 86_400),
  scale: part(0, 1000),
  delay_seconds: part(0, 86_400),
  style: z.optional(z.enum(REALITY_STYLES)),
  chain: shortText(16),
  arrival_location_radius: radius(),
  model_media_uuid: file(),
  model_media_extension: file(),
};

/** The writable fields of a challenge. */
export const taskWriteSchema = z.object(taskFields);
/** The writable fields of a challenge. */
export type TaskWrite = z.input<typeof taskWriteSchema>;
/** The writable fields of an AR item. */
export const realityWriteSchema = z.object(realityFields);
/** The writable fields of an AR item. */
export type RealityWrite = z.input<typeof realityWriteSchema>;
/** Fields that can be changed in several challenges at once. */
export const bulkWriteSchema = z.object(bulkFields);
/** Fields that can be changed in several challenges at once. */
export type BulkWrite = z.input<typeof bulkWriteSchema>;
