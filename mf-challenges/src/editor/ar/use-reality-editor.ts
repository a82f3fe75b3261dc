import { keyStarts, keys, mediaFields, saveReality, shows, uploadFile, withoutMedia } from '@waymark/client';
import type { GameId, Reality, RealityWrite, Task, TaskId } from '@waymark/contract';
import {
  REFUSED,
  type RecordEditor,
  useHost,
  useRecordEditor,
  useRecordMutations,
  useStored,
  useTranslate,
} from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import type { UploadFile } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { REALITY_EDITING, type RealityEdits, type RealityField } from './item-fields';

/** An AR item with its number. */
export type NumberedReality = Reality & { readonly id: number };

/** An AR item being edited. */
export interface RealityEditor extends RecordEditor<Reality, RealityEdits, 'model_url'> {
  readonly upload: UploadFile;
  removeModel(): void;
}

/**
 * Edits an AR item: each field saves by itself, with the item's own call ([G38]). Re-renders when something was saved;
 * the fields follow their edits themselves (`useEdited`).
 */
export function useRealityEditor(game: GameId, task: TaskId, item: NumberedReality): RealityEditor {
  const { api } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const key = keys.reality(game, item.id);
  useQuery({ queryKey: key, meta: shows([]), queryFn: () => item, initialData: item, enabled: false });
  const { stored, watch } = useStored<Reality>(key, item);
  const writes = useRecordMutations<Reality, RealityWrite, RealityField>({
    record: key,
    lists: keyStarts.realities(game),
    send: (body) => saveReality(api, game, item.id, body, { handles: REFUSED }),
    onSaved: (saved) => {
      if (saved) writes.take(saved);
      const now = saved ?? stored();
      client.setQueryData<Task>(keys.task(game, task), (before) => before && withReality(before, item.id, now));
      if (saved) return;
      void client.invalidateQueries({ queryKey: keyStarts.tasks(game) });
      void client.invalidateQueries({ queryKey: keys.task(game, task) });
    },
  });
  const { take } = writes;
  const taken = useRef(take);
  useEffect(() => {
    taken.current = take;
  });
  // New data of the challenge also updates the item.
  useEffect(() => taken.current(item), [item]);
  const editor = useRecordEditor<Reality, RealityEdits, RealityWrite, 'model_url'>({
    stored,
    watch,
    writes,
    part: `reality-${item.id}`,
    ...REALITY_EDITING,
    toShow: (changes) => changes,
    toWrite: (changes) => changes,
  });
  return {
    ...editor,
    upload: async (file, { onProgress, signal }) => {
      const media = await uploadFile(api, file, { onProgress, signal });
      signal.throwIfAborted();
      const local = URL.createObjectURL(file);
      const saved = await writes.write('model_url', {
        shown: { model_url: local },
        send: () => mediaFields('model', media),
      });
      URL.revokeObjectURL(local);
      if (!saved) throw new Error(t("Couldn't save the file."));
    },
    removeModel: () =>
      void writes.write('model_url', { shown: { model_url: null }, send: () => withoutMedia('model') }),
  };
}

const withReality = (task: Task, id: number, now: Reality): Task => ({
  ...task,
  realities: task.realities.map((item) => (item.id === id ? { ...item, ...now } : item)),
});
