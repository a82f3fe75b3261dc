import { hasRealities, TASK_TYPE } from '../entities/task-type';
import type { GameContent, PhotoToCheck, RewardToCheck, TaskToCheck } from './finding';
import { TEXTS_WITH_KEYS } from './rules/keys';
import { HINTS, worthOf } from './rules/limits';
import { isDescribed, isPictureLookedAt } from './rules/pictures';
import { tracesOf } from './traces';

/** Replaces a value whose presence is all that matters. */
const SOMETHING = '.';
const KEPT = [
  'unlock_by_task_id',
  'unlock_by_task_ids',
  'starts_at',
  'ends_at',
  'arrival_location_radius',
  'unlock_by_location_radius',
  'quantity',
  'timer',
  'video_length',
] as const;
const CHOSEN: readonly number[] = [TASK_TYPE.multipleChoice, TASK_TYPE.splitPath];

/** A game reduced to what the rules read; they find the same in it. */
export const compactGame = (content: GameContent): GameContent => ({
  ...content,
  tasks: content.tasks.map(compactTask),
  ...(content.rewards ? { rewards: content.rewards.map(compactReward) } : {}),
});

/** The title is part of what is said about it. */
function compactReward({ title, trig, style, description, push }: RewardToCheck): RewardToCheck {
  const traces = `${tracesOf(description ?? '')}${tracesOf(push ?? '')}`;
  return { title, trig, style, ...(traces ? { description: traces } : {}) };
}

/** Sent for up to ten thousand challenges each, so missing and irrelevant values are omitted. */
function compactTask(task: TaskToCheck): TaskToCheck {
  const { id, name, task_type: type, latitude, longitude } = task;
  const compact: Record<string, unknown> = { id, name };
  const keep = (field: keyof TaskToCheck, value: unknown) => {
    if (value) compact[field] = value;
  };
  if (type !== undefined) compact.task_type = type;
  for (const field of KEPT) keep(field, task[field]);
  keep('points', worthOf(task));
  for (const field of TEXTS_WITH_KEYS) if (field !== 'name') keep(field, tracesOf(task[field] ?? ''));
  for (const hint of HINTS) {
    if (!task[hint]?.trim() || !task[`${hint}_points`]) continue;
    compact[hint] ??= SOMETHING;
    keep(`${hint}_points`, task[`${hint}_points`]);
  }
  // The exact location is irrelevant.
  if (typeof latitude === 'number' && typeof longitude === 'number')
    Object.assign(compact, { latitude: 0, longitude: 0 });
  if (type === TASK_TYPE.trivia) keep('trivia', task.trivia);
  if (CHOSEN.includes(type ?? -1)) keep('multiplechoice', task.multiplechoice);
  if (type === TASK_TYPE.qrCode && task.qr_url?.trim()) compact.qr_url = SOMETHING;
  if (hasRealities(type ?? -1)) compact.realities = task.realities?.map(compactReality) ?? [];
  compactPictures(task, keep);
  return compact as TaskToCheck;
}

const compactReality = (item: NonNullable<TaskToCheck['realities']>[number]) => ({
  ...(item.arrival_location_radius ? { arrival_location_radius: 1 } : {}),
  ...(item.model_url ? { model_url: SOMETHING } : {}),
  ...(item.model_media_uuid ? { model_media_uuid: SOMETHING } : {}),
});

function compactPictures(task: TaskToCheck, keep: (field: keyof TaskToCheck, value: unknown) => void): void {
  const { overlay, assets, placeholders } = task;
  keep('overlay', overlay && SOMETHING);
  const photos = assets?.photos.filter(isPictureLookedAt) ?? [];
  if (photos.length > 0) {
    keep('assets', { photos: photos.map(compactPhoto) });
  }
  if (placeholders?.some(({ key }) => key === 'overlay')) keep('placeholders', [{ key: 'overlay' }]);
}

const compactPhoto = (photo: PhotoToCheck): PhotoToCheck => {
  const { name, width, height } = photo;
  return { name, width, height, ...(isDescribed(photo) ? { alt: SOMETHING } : {}) };
};
