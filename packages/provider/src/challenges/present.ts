import { asTaskId, hasRealities, type Reality, TASK_VIDEO_NAMES, type Task, writeLocks } from '@waymark/contract';
import type { realities } from '../db/schema';
import type { Attachment } from '../media/attachments';
import { presentAssets, presentPlaceholders } from '../media/present';
import { originalUrl, standardUrl } from '../media/urls';
import type { TaskParts, TaskRow } from './repo';

/** An AR item as sent to clients. */
export function presentReality(
  { updated_at: _, task_id, ...item }: typeof realities.$inferSelect,
  files: readonly Attachment[],
  origin: string,
): Reality {
  const model = files.find(({ name }) => name === 'model');
  return {
    ...item,
    task_id: asTaskId(task_id),
    model_url: model?.state === 'ready' ? originalUrl(origin, model) : null,
    model_media_uuid: model?.uuid ?? null,
    model_media_extension: model?.extension ?? null,
  };
}

/** A challenge as sent to the game's staff. */
export function presentTask(row: TaskRow, parts: TaskParts, origin: string): Task {
  const { game_id: _, created_at: __, deleted_at: ___, ...fields } = row;
  const files = parts.files.get(row.id) ?? [];
  const items = hasRealities(row.task_type) ? (parts.realities.get(row.id) ?? []) : [];
  const ready = files.filter(({ state }) => state === 'ready');
  const addressOf = (name: string) => {
    const file = ready.find((one) => one.name === name);
    return file ? standardUrl(origin, file) : null;
  };
  const presented = items.map((item) => presentReality(item, parts.models.get(item.id) ?? [], origin));
  const [video] = TASK_VIDEO_NAMES;
  return {
    ...fields,
    id: asTaskId(row.id),
    photo: addressOf('standard'),
    overlay: addressOf('overlay'),
    arrival_image: addressOf('arrival_image'),
    arrival_video: video ? addressOf(video) : null,
    ...presentLocks(parts.locks.get(row.id) ?? []),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    tags: (parts.labels.get(row.id) ?? []).map(({ label }) => ({ label })),
    tour: ready
      .filter(({ name }) => name.startsWith('tour_'))
      .map((file) => ({ name: file.name, url: standardUrl(origin, file) })),
    assets: {
      ...presentAssets(origin, files),
      models: presented.flatMap(({ model_url, position }) =>
        model_url ? [{ name: `model_${position}`, url: model_url }] : [],
      ),
    },
    placeholders: presentPlaceholders(files),
    realities: presented,
  };
}

/** A lock by one challenge is sent as a plain id; chosen answers are sent in the coded list ([G39]). */
export function presentLocks(locks: readonly { prerequisite_id: number; options: string[] | null }[]) {
  const [only] = locks;
  if (only && locks.length === 1 && !only.options?.length) {
    return { unlock_by_task_id: only.prerequisite_id, unlock_by_task_ids: '' };
  }
  const coded = locks.map(({ prerequisite_id, options }) => ({
    id: asTaskId(prerequisite_id),
    options: options ?? [],
  }));
  return { unlock_by_task_id: null, unlock_by_task_ids: writeLocks(coded) };
}

/** A challenge as sent to players: what streams show of it, without its solution. */
export function presentPublicTask(row: TaskRow, parts: TaskParts, origin: string): Task {
  const shown = (parts.files.get(row.id) ?? []).filter(({ name }) => name === 'standard');
  const { photos } = presentAssets(origin, shown);
  return {
    id: asTaskId(row.id),
    position: row.position,
    name: row.name,
    task_type: row.task_type,
    task_subtype: row.task_subtype,
    points: row.points,
    photo: photos[0]?.url ?? null,
    assets: { photos, videos: [], models: [] },
    tags: [],
    tour: [],
    placeholders: [],
    realities: [],
  };
}
