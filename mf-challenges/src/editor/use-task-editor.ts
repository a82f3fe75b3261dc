import { keys } from '@waymark/client';
import { type GameId, type Task, type TaskWrite, writable } from '@waymark/contract';
import { useEdited, useRecordEditor, useStored } from '@waymark/host-kit';
import { useState } from 'react';
import type { RealityEditor } from './ar/reality-editor';
import type { TaskEditor } from './editor';
import { type ApartField, TASK_EDITING, type TaskEdits } from './task-fields';
import { isDrawnTheSame } from './typed-fields';
import { useTaskFiles } from './use-task-files';
import type { TaskWrites } from './use-task-writes';
import { withArItems } from './with-ar-items';

/**
 * Edits a challenge: each field saves by itself. Re-renders when a choice, a file or an error changes, not while
 * typing.
 * @param tz the game's zone, as the game stores it
 */
export function useTaskEditor(game: GameId, task: Task, writes: TaskWrites, tz: string | undefined): TaskEditor {
  const { stored, watch } = useStored<Task>(keys.task(game, task.id), task);
  const files = useTaskFiles(stored, writes);
  const editor = useRecordEditor<Task, TaskEdits, TaskWrite, ApartField>({
    stored,
    watch,
    writes,
    part: `challenge-${task.id}`,
    ...TASK_EDITING,
    toShow: (changes) => changes,
    toWrite: (changes) => TASK_EDITING.toWrite(changes, tz),
  });
  const [arItems] = useState(() => writable<readonly RealityEditor[]>([]));
  const [whole] = useState(() => withArItems(editor, arItems));
  useEdited(editor, editor.latest, isDrawnTheSame);
  useEdited(editor, () => writes.unsaved.map((field) => editor.errorOf(field)).join('\n'));
  return {
    ...whole,
    arItems,
    view: editor.latest(),
    record: { game, record: 'task', id: task.id },
    saveApart: (field, write) => {
      editor.touched.add(field);
      return writes.save(field, write, undefined, true);
    },
    uploadTo: (name) => {
      const upload = files.uploadTo(name);
      return (file, options) => {
        editor.touched.add(name);
        return upload(file, options);
      };
    },
    removeFile: (name) => {
      editor.touched.add(name);
      files.remove(name);
    },
  };
}
