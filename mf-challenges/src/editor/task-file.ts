import type { Task, TaskAssetName } from '@waymark/contract';

/** A file of a challenge, ready to display. */
export interface TaskFile {
  readonly url: string;
  /** Still picture of a video. */
  readonly poster?: string;
  /** What it shows; empty if it is decorative or nobody said. */
  readonly alt: string;
}

/** A challenge's file by its name; undefined if there is none. */
export function fileOf({ assets, photo }: Pick<Task, 'assets' | 'photo'>, name: TaskAssetName): TaskFile | undefined {
  const asset = [...(assets?.photos ?? []), ...(assets?.videos ?? [])].find((file) => file.name === name);
  const { mp4, webm, gif, png } = asset?.urls ?? {};
  const url = asset?.url ?? mp4 ?? webm ?? gif ?? png ?? (name === 'standard' ? photo : undefined);
  const alt = asset?.decorative ? '' : (asset?.alt ?? '');
  return url ? { url, alt, ...(png ? { poster: png } : {}) } : undefined;
}

const FILE_PARTS = ['photo', 'overlay', 'arrival_image', 'arrival_video', 'tour', 'assets', 'placeholders'] as const;

/** The file-related parts of a challenge, as far as it has them. The save returns them, so no reload is needed. */
export const filesOf = (task: Task): Partial<Task> =>
  Object.fromEntries(FILE_PARTS.flatMap((part) => (part in task ? [[part, task[part]]] : [])));
