import { taskQuery } from '@waymark/client';
import type { Game, LiveDifference, Task } from '@waymark/contract';
import { fieldsOf, mergedLine, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { useRef } from 'react';
import type { ForeignEdit } from '../challenge/open-edits';
import type { TaskEditor } from './editor';
import { useFieldLabel } from './field-labels';
import { isEdited, isTaskField, TASK_FIELDS, type TaskField } from './task-fields';

/** The code that formats values is only needed for this dialog. */
const fetchReading = () => import('./task-differences');

/**
 * Handles someone else's change to fields being edited here: shows both values, and never discards typed text without a
 * way back.
 */
export function useForeignEdit(game: Game, editor: TaskEditor, onFresh: () => void): ForeignEdit {
  const { api, live, notices, phrases, signal } = useHost();
  const t = useTranslate();
  const language = useReadable(phrases.language);
  const labelOf = useFieldLabel();
  /** The stored challenge when the dialog opened. */
  const stored = useRef<Task>(undefined);
  const { id } = editor.view;
  /** The changed fields being edited here; all changed ones if there are none. */
  const inHand = (changed: readonly string[] = fieldsOf(TASK_FIELDS)): readonly TaskField[] => {
    const known = changed.filter(isTaskField);
    const touched = known.filter((field) => editor.touched.has(field));
    return touched.length > 0 ? touched : known;
  };

  return {
    differences: async (changed, person): Promise<readonly LiveDifference[] | undefined> => {
      const fields = inHand(changed);
      const query = taskQuery(api, game.id, id);
      const [{ canBeRead, taskDifferences }, theirs] = await Promise.all([fetchReading(), query.queryFn({ signal })]);
      stored.current = theirs;
      const values = fields.filter(canBeRead);
      const words = { t, language, tz: game.tz, labelOf };
      const differences = taskDifferences(values, editor.latest(), theirs, words);
      const here = differences.filter(({ field }) => editor.touched.has(field));
      if (live.answer)
        editor.clashes.ask(
          here.map((one) => ({ ...one, person })),
          live.answer,
        );
      // Two pictures can't be compared in words.
      return differences.length === 0 && values.length < fields.length ? undefined : differences;
    },
    tellMerged: (changed, person) => {
      const names = changed.filter(isTaskField).map(labelOf).join(', ');
      if (names) notices.show({ tone: 'info', text: mergedLine(t, person, names) });
    },
    refresh: (changed, keep) => {
      const theirs = stored.current;
      stored.current = undefined;
      if (!theirs) {
        editor.discard();
        onFresh();
        return;
      }
      const fields = inHand(changed);
      const kept = fields.filter(isEdited).filter((field) => keep.includes(field));
      editor.keep(kept, theirs);
      const lost = editor.forget(fields.filter((field) => !kept.some((one) => one === field)));
      const names = fieldsOf(lost).map(labelOf);
      if (names.length === 0) return;
      notices.show({
        tone: 'info',
        text: t('Replaced by the latest version: {fields}', { fields: names.join(', ') }),
        action: { label: t('Bring mine back'), run: () => editor.bringBack(lost) },
        duration: 20_000,
      });
    },
  };
}
