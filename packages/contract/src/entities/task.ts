import * as z from '@waymark/contract/schema';
import { taskId } from './ids';
import { assetSchema, placeholderSchema } from './media';
import { realitySchema } from './reality';
import { instant, instantOrNull, list, number, numberOrNull, text, textOrNull } from './shape';
import type { TASK_TYPE, TaskType, VideoShare } from './task-type';

/** The names of a challenge's files. */
export const TASK_ASSET_NAMES = [
  'standard',
  'overlay',
  'arrival_image',
  'arrival_video',
  'reward',
  'correct',
  'incorrect',
  'ya',
  'naw',
  'tour_1',
  'tour_2',
  'tour_3',
  'tour_4',
] as const;
/** The name of a challenge's file. */
export type TaskAssetName = (typeof TASK_ASSET_NAMES)[number];
/** Names of videos; the others are photos. */
export const TASK_VIDEO_NAMES: readonly TaskAssetName[] = ['arrival_video', 'ya', 'naw'];

const taskAssetsSchema = z.looseObject({
  photos: list(assetSchema),
  videos: list(assetSchema),
  models: list(assetSchema),
});

/**
 * A challenge, "task" on the wire, in the list and in responses to changes. People who are not staff of the game only
 * get what streams show, without the solution.
 */
export const taskSchema = z.looseObject({
  id: taskId(),
  position: number(),
  name: text(),
  description: textOrNull(),
  photo: textOrNull(),
  task_type: number(),
  task_subtype: number(),
  points: number(),
  trivia: textOrNull(),
  multiplechoice: textOrNull(),
  trivia_points_1: numberOrNull(),
  trivia_points_2: numberOrNull(),
  trivia_points_3: numberOrNull(),
  trivia_points_4: numberOrNull(),
  trivia_points_5: numberOrNull(),
  trivia_points_unlimited: numberOrNull(),
  /** Address of the sticker or the background. */
  overlay: textOrNull(),
  fullscreen: number(),
  qr_url: textOrNull(),
  video_length: numberOrNull(),
  timer: number(),
  timer_visible: number(),
  quantity: number(),
  starts_at: instantOrNull(),
  ends_at: instantOrNull(),
  address: textOrNull(),
  latitude: numberOrNull(),
  longitude: numberOrNull(),
  arrival_location_radius: number(),
  arrival_image: textOrNull(),
  arrival_video: textOrNull(),
  unlock_by_task_id: numberOrNull(),
  unlock_by_task_ids: textOrNull(),
  unlock_by_location_radius: number(),
  hide_locked: number(),
  hint_1: textOrNull(),
  hint_2: textOrNull(),
  hint_3: textOrNull(),
  hint_4: textOrNull(),
  hint_5: textOrNull(),
  hint_1_points: number(),
  hint_2_points: number(),
  hint_3_points: number(),
  hint_4_points: number(),
  hint_5_points: number(),
  reward_title: textOrNull(),
  reward_description: textOrNull(),
  hide_answers: number(),
  reel_enabled: number(),
  reel_intro: textOrNull(),
  /** Style for photos with the feature `ai` ([G41]). */
  ai_transformation: textOrNull(),
  tags: list(z.looseObject({ label: z.string() })),
  tour: list(z.looseObject({ url: text() })),
  assets: z.catch(z.optional(taskAssetsSchema), undefined),
  placeholders: list(placeholderSchema),
  realities: list(realitySchema),
  updated_at: instant(),
});
/** A challenge, "task" on the wire. */
export type Task = z.infer<typeof taskSchema>;

/** Fields that only some types use; all others apply to every challenge. */
interface FieldsOfType {
  readonly [TASK_TYPE.video]: { readonly task_subtype: VideoShare };
  readonly [TASK_TYPE.arPhoto]: { readonly realities: Task['realities'] };
  readonly [TASK_TYPE.arVideo]: { readonly realities: Task['realities'] };
  readonly [TASK_TYPE.trivia]: { readonly trivia: string };
  readonly [TASK_TYPE.multipleChoice]: { readonly multiplechoice: string };
  readonly [TASK_TYPE.splitPath]: { readonly multiplechoice: string };
}
/** A challenge of one type. */
export type TaskOfType<T extends TaskType> = Task & { readonly task_type: T } & (T extends keyof FieldsOfType
    ? FieldsOfType[T]
    : unknown);
/** A challenge with a known type: narrowed by `task_type`. */
export type TypedTask = { [T in TaskType]: TaskOfType<T> }[TaskType];

/** Narrows a challenge by type; undefined for a type unknown to this version. */
export function typedTask(task: Task): TypedTask | undefined {
  const { task_type } = task;
  if (task_type === undefined || !Number.isInteger(task_type) || task_type < 0 || task_type > 11) return undefined;
  return {
    ...task,
    task_subtype: task.task_subtype ?? 0,
    trivia: task.trivia ?? '',
    multiplechoice: task.multiplechoice ?? '',
  } as TypedTask;
}

/** A challenge as maps show it. */
export const taskPlaceSchema = z.looseObject({
  id: taskId(),
  name: text(),
  position: number(),
  task_type: number(),
  points: number(),
  latitude: number(),
  longitude: number(),
});
/** A challenge as maps show it. */
export type TaskPlace = z.infer<typeof taskPlaceSchema>;

/** A deleted challenge that can be restored until `restore_until`. */
export const trashedTaskSchema = z.looseObject({
  id: taskId(),
  name: text(),
  task_type: number(),
  /** Its previous position. */
  position: number(),
  deleted_at: instant(),
  restore_until: text(),
});
/** A deleted challenge that can be restored. */
export type TrashedTask = z.infer<typeof trashedTaskSchema>;
