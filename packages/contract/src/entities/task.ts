import * as z from '@waymark/contract/schema';
import { taskId } from './ids';
import { assetSchema, photoAddress, placeholderSchema, tourSchema } from './media';
import { alternatives } from './media-alternative';
import { realitySchema } from './reality';
import { instant, list, number, text, textOrNull } from './shape';
import { taskSettings } from './task-settings';
import type { TASK_TYPE, TaskType, VideoShare } from './task-type';

const describedAsset = z.looseObject({ ...assetSchema.shape, ...alternatives });
const taskAssetsSchema = z.looseObject({
  photos: list(describedAsset.check(photoAddress())),
  videos: list(describedAsset),
  models: list(assetSchema),
});

/** A tag of a challenge, also one that arrives as a text. */
const tagSchema = () =>
  z.pipe(
    z.transform((tag: unknown) => (typeof tag === 'string' ? { label: tag } : tag)),
    z.looseObject({ label: z.string() }),
  );

/**
 * A challenge, "task" on the wire, in the list and in responses to changes. People who are not staff of the game only
 * get what streams show, without the solution.
 */
export const taskSchema = z.looseObject({
  id: taskId(),
  ...taskSettings,
  photo: textOrNull(),
  /** Address of the sticker or the background. */
  overlay: textOrNull(),
  arrival_image: textOrNull(),
  arrival_video: textOrNull(),
  tags: list(tagSchema()),
  tour: tourSchema,
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
