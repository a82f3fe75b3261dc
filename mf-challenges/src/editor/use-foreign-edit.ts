import { taskQuery } from '@waymark/client';
import type { Game } from '@waymark/contract';
import { type ForeignEdits, fieldsOf, useForeignEdits, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { gameTz } from '../game/game-tz';
import type { TaskEditor } from './editor';
import { useFieldLabel } from './field-labels';
import { isEdited, TASK_FIELDS } from './task-fields';

/** Handles someone else's change to the challenge that is being edited here. */
export function useForeignEdit(game: Game, editor: TaskEditor): ForeignEdits {
  const { api, phrases, signal } = useHost();
  const t = useTranslate();
  const language = useReadable(phrases.language);
  const labelOf = useFieldLabel();
  const { id } = editor.view;
  const own = useForeignEdits({
    editor,
    fields: fieldsOf(TASK_FIELDS),
    labelOf,
    isValue: isEdited,
    read: () => taskQuery(api, game.id, id).queryFn({ signal }),
    compare: async () =>
      (await import(/* webpackChunkName: "idle" */ './task-differences')).comparisonOf({
        t,
        language,
        tz: gameTz(game),
        labelOf,
      }),
  });
  /** The AR items that a change is about: messages name all of them together. */
  const itemsIn = (changed: readonly string[] | undefined) => {
    if (changed && !changed.includes('realities')) return [];
    const items = editor.arItems.get();
    const touched = items.filter((item) => item.touched.size > 0);
    return touched.length > 0 || editor.touched.size > 0 || !changed ? touched : items;
  };
  return {
    ...own,
    differences: async (changed, person) => {
      const items = itemsIn(changed).map(({ foreign }) => foreign);
      const found = await Promise.all([
        own.differences(changed, person),
        ...items.map((item) => item.differences(undefined, person)),
      ]);
      return found.every((differences) => differences !== undefined) ? found.flat() : undefined;
    },
    refresh: (changed, keep) => {
      own.refresh(changed, keep);
      for (const item of itemsIn(changed)) item.foreign.refresh(undefined, []);
      // All items were held. The others save again, once every change of this answer is taken.
      queueMicrotask(() => {
        for (const item of editor.arItems.get()) item.forget([]);
      });
    },
  };
}
