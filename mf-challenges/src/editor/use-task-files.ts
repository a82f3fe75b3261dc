import { mediaFields, uploadFile, withoutMedia } from '@waymark/client';
import type { Task, TaskAssetName } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import type { UploadFile } from '@waymark/ui';
import { withoutFile } from './task-file';
import type { TaskWrites } from './use-task-writes';

/** Replaces and deletes the files of a challenge. */
export interface TaskFiles {
  uploadTo(name: TaskAssetName): UploadFile;
  remove(name: TaskAssetName): void;
}

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
      void write(name, { shown: withoutFile(stored(), name), send: () => withoutMedia(name), filesOnly: true });
    },
  };
}
