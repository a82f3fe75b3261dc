import { keyStarts, keys, mediaFields, saveReality, shows, taskQuery, uploadFile, withoutMedia } from '@waymark/client';
import type { GameId, Reality, RealityWrite, Task, TaskId } from '@waymark/contract';
import {
  type Comparison,
  fieldsOf,
  REFUSED,
  useForeignEdits,
  useHost,
  useRecordEditor,
  useRecordMutations,
  useRetryCheck,
  useStored,
  useTranslate,
} from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { REALITY_EDITING, REALITY_FIELDS, type RealityEdits, type RealityField } from './item-fields';
import type { NumberedReality } from './numbered-items';
import { makeRealityEditor, type RealityActs, type RealityEditor } from './reality-editor';

/** Models, and how they move, can't be compared in words. */
const NO_COMPARISON: Comparison<Reality, keyof RealityEdits> = {
  canBeRead: (_): _ is keyof RealityEdits => false,
  differences: () => [],
};

/**
 * Edits an AR item: each field saves by itself, with the item's own call ([G38]). The editor is a stable object, whose
 * parts are observed separately (`useEdited`).
 * @param place its number, from 1
 */
export function useRealityEditor(game: GameId, task: TaskId, item: NumberedReality, place: number): RealityEditor {
  const { api } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const key = keys.reality(game, item.id);
  useQuery({ queryKey: key, meta: shows([]), queryFn: () => item, initialData: item, enabled: false });
  const { stored, watch } = useStored<Reality>(key, item);
  const read = async (signal: AbortSignal) => {
    const { realities } = await taskQuery(api, game, task).queryFn({ signal });
    return realities.find(({ id }) => id === item.id) ?? stored();
  };
  // Messages don't tell which field of which item.
  const detail = { game: { id: game }, task: { id: task }, fields: ['realities'] };
  const again = useRetryCheck(read, 'ss.task.update', detail);
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
    again,
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
  const foreign = useForeignEdits<Reality, RealityEdits, 'model_url'>({
    editor,
    fields: fieldsOf(REALITY_FIELDS),
    labelOf: (field) => t(REALITY_FIELDS[field].label),
    isValue: (field): field is keyof RealityEdits => field !== 'model_url',
    read: async () => stored(),
    compare: async () => NO_COMPARISON,
  });
  const acts: RealityActs = {
    writes,
    foreign,
    labelOf: (field) => `${t('AR item {n}', { n: place })}: ${t(REALITY_FIELDS[field].label)}`,
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
      void writes.write('model_url', {
        shown: { model_url: null, model_media_uuid: null, model_media_extension: null },
        send: () => withoutMedia('model'),
      }),
  };
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [whole] = useState(() => makeRealityEditor(editor, item.id, () => latest.current));
  return whole;
}

const withReality = (task: Task, id: number, now: Reality): Task => ({
  ...task,
  realities: task.realities.map((item) => (item.id === id ? { ...item, ...now } : item)),
});
