import { withoutAsset } from '@waymark/client';
import type { Task, TaskAssetName } from '@waymark/contract';

/** A file of a challenge, ready to display. */
export interface TaskFile {
  readonly url: string;
  /** Still picture of a video. */
  readonly poster?: string;
  /** What it shows; empty if it is decorative or nobody said. */
  readonly alt: string;
}

/** Fields other than the assets that contain a file's address. */
const FIELD_OF: Readonly<Partial<Record<TaskAssetName, 'photo' | 'overlay' | 'arrival_image' | 'arrival_video'>>> = {
  standard: 'photo',
  overlay: 'overlay',
  arrival_image: 'arrival_image',
  arrival_video: 'arrival_video',
};

function addressOf(task: Task, name: TaskAssetName): string | undefined {
  const field = FIELD_OF[name];
  const url = field ? task[field] : task.tour.find((picture) => picture.name === name)?.url;
  return url || undefined;
}

/** A challenge's file by its name; undefined if there is none. Providers may send its address without an asset. */
export function fileOf(task: Task, name: TaskAssetName): TaskFile | undefined {
  const { photos = [], videos = [] } = task.assets ?? {};
  const asset = [...photos, ...videos].find((file) => file.name === name);
  const { mp4, webm, gif, png } = asset?.urls ?? {};
  const url = asset?.url ?? mp4 ?? webm ?? gif ?? png ?? addressOf(task, name);
  const alt = asset?.decorative ? '' : (asset?.alt ?? '');
  return url ? { url, alt, ...(png ? { poster: png } : {}) } : undefined;
}

/** The file-related parts of a challenge without one of its files. */
export function withoutFile(task: Task, name: TaskAssetName): Partial<Task> {
  const field = FIELD_OF[name];
  return {
    ...withoutAsset(task, name),
    ...(field ? { [field]: null } : { tour: task.tour.filter((picture) => picture.name !== name) }),
  };
}

const FILE_PARTS = ['photo', 'overlay', 'arrival_image', 'arrival_video', 'tour', 'assets', 'placeholders'] as const;

/** The file-related parts of a challenge, as far as it has them. The save returns them, so no reload is needed. */
export const filesOf = (task: Task): Partial<Task> =>
  Object.fromEntries(FILE_PARTS.flatMap((part) => (part in task ? [[part, task[part]]] : [])));
