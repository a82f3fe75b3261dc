import { mediaFields, uploadFile, withoutAsset, withoutMedia } from '@waymark/client';
import type { Task, TaskAssetName } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import type { UploadFile } from '@waymark/ui';
import type { TaskWrites } from './use-task-writes';

/** Replaces and deletes the files of a challenge. */
export interface TaskFiles {
  uploadTo(name: TaskAssetName): UploadFile;
  remove(name: TaskAssetName): void;
}

/** Fields other than the assets that contain a file's URL. */
const SHOWN_IN: Readonly<Partial<Record<TaskAssetName, keyof Task>>> = {
  standard: 'photo',
  overlay: 'overlay',
  arrival_image: 'arrival_image',
  arrival_video: 'arrival_video',
};

/**
 * Files are uploaded to the provider's storage first, then assigned to the challenge by uuid and extension ([G43],
 * [G44]).
 */
export function useTaskFiles(stored: () => Task, { write }: TaskWrites): TaskFiles {
  const { api } = useHost();
  const t = useTranslate();
  return {
    uploadTo:
      (name) =>
      async (file, { onProgress, signal }) => {
        const stored = await uploadFile(api, file, { onProgress, signal });
        signal.throwIfAborted();
        const saved = await write(name, { shown: {}, send: () => mediaFields(name, stored), filesOnly: true });
        if (!saved) throw new Error(t("Couldn't save the file."));
      },
    remove: (name) => {
      const shown = SHOWN_IN[name];
      void write(name, {
        shown: { ...withoutAsset(stored(), name), ...(shown ? { [shown]: null } : {}) },
        send: () => withoutMedia(name),
        filesOnly: true,
      });
    },
  };
}
