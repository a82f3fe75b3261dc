import { keyStarts, keys, mediaFields, saveReality, uploadFile, withoutMedia } from '@waymark/client';
import {
  type GameId,
  REALITY_STYLES,
  type Reality,
  type RealityWrite,
  type Task,
  type TaskId,
} from '@waymark/contract';
import * as z from '@waymark/contract/schema';
import {
  REFUSED,
  type RecordEditor,
  type TextRule,
  useHost,
  useRecordEditor,
  useRecordMutations,
  useStored,
  useTranslate,
} from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import type { UploadFile } from '@waymark/ui';
import { useEffect, useRef } from 'react';

/** What an organiser edits in an AR item. */
export type RealityEdits = Readonly<Omit<RealityWrite, 'model_media_uuid' | 'model_media_extension'>>;
/** The fields of an AR item, and its model. */
export type RealityField = keyof RealityEdits | 'model_url';

/** An AR item with its number. */
export type NumberedReality = Reality & { readonly id: number };

/** An AR item as it is being edited. */
export interface RealityEditor extends RecordEditor<Reality, RealityEdits, 'model_url'> {
  readonly upload: UploadFile;
  removeModel(): void;
}

const CHAIN = /^\d+\.\d+$/;
const TEXTS: { readonly [Field in keyof RealityEdits]?: TextRule } = {
  animation_name: { max: 255 },
  chain: {
    max: 16,
    whole: true,
    faultOf: (text) =>
      CHAIN.test(text) ? undefined : 'Write the chapter, a dot and the place in it, such as 2.0 or 1.8.',
  },
};

const number = () => z.catch(z.optional(z.nullable(z.number())), undefined);
const keptSchema = z.object({
  animation_name: z.catch(z.optional(z.string()), undefined),
  chain: z.catch(z.optional(z.string()), undefined),
  style: z.catch(z.optional(z.enum(REALITY_STYLES)), undefined),
  duration_seconds: number(),
  scale: number(),
  delay_seconds: number(),
  arrival_location_radius: z.catch(z.optional(z.number()), undefined),
});

function readKept(kept: unknown): RealityEdits {
  const read = keptSchema.safeParse(kept);
  if (!read.success) return {};
  return Object.fromEntries(Object.entries(read.data).filter(([, value]) => value !== undefined));
}

const emptyOf = (field: string): unknown => {
  if (field === 'style') return REALITY_STYLES[0];
  if (field === 'arrival_location_radius') return 0;
  return field === 'animation_name' || field === 'chain' ? '' : null;
};

/**
 * Edits an AR item: each field saves by itself, with a call of the item's own ([G38]). Whoever calls this is drawn anew when
 * something was saved; the fields follow what is typed by themselves (`useEdited`).
 */
export function useRealityEditor(game: GameId, task: TaskId, item: NumberedReality): RealityEditor {
  const { api } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const key = keys.reality(game, item.id);
  useQuery({ queryKey: key, queryFn: () => item, initialData: item, enabled: false });
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
  // What the challenge brings anew belongs to the item as well.
  useEffect(() => taken.current(item), [item]);
  const editor = useRecordEditor<Reality, RealityEdits, RealityWrite, 'model_url'>({
    stored,
    watch,
    writes,
    readKept,
    part: `reality-${item.id}`,
    textRules: TEXTS,
    emptyOf,
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
      if (!saved) throw new Error(t('The file was not saved.'));
    },
    removeModel: () =>
      void writes.write('model_url', { shown: { model_url: null }, send: () => withoutMedia('model') }),
  };
}

const withReality = (task: Task, id: number, now: Reality): Task => ({
  ...task,
  realities: task.realities.map((item) => (item.id === id ? { ...item, ...now } : item)),
});
