import type { GameId, Task, TaskWrite } from '@waymark/contract';
import { useEdited, useRecordEditor } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { TaskEditor } from './editor';
import { readKeptEdits } from './kept-edits';
import { emptyOf, type TaskEdits, type TaskField, toWrite } from './task-edits';
import { TEXT_RULES } from './text-rules';
import { isDrawnTheSame } from './typed-fields';
import { useStored } from './use-stored';
import { useTaskFiles } from './use-task-files';
import type { TaskWrites } from './use-task-writes';

/**
 * Edits a challenge: each field saves by itself. Whoever calls this is drawn anew when a choice, a file or a fault changes,
 * and not while somebody types.
 * @param tz zone of the game, as the game names it
 */
export function useTaskEditor(game: GameId, task: Task, writes: TaskWrites, tz: string | undefined): TaskEditor {
  const client = useQueryClient();
  const { stored, watch } = useStored(client, 'task', game, task.id, task);
  const files = useTaskFiles(stored, writes);
  const desk = useRecordEditor<Task, TaskEdits, TaskWrite, TaskField>({
    stored,
    watch,
    writes,
    readKept: readKeptEdits,
    part: `challenge-${task.id}`,
    textRules: TEXT_RULES,
    emptyOf,
    toWrite: (changes) => toWrite(changes, tz),
  });
  useEdited(desk, desk.latest, isDrawnTheSame);
  useEdited(desk, () => writes.saves.unsaved.map((field) => desk.errorOf(field)).join('\n'));
  return {
    ...desk,
    view: desk.latest(),
    saveApart: (field, write) => {
      desk.touched.add(field);
      return writes.saves.save(field, write);
    },
    uploadTo: (name) => {
      const upload = files.uploadTo(name);
      return (file, options) => {
        desk.touched.add(name);
        return upload(file, options);
      };
    },
    removeFile: (name) => {
      desk.touched.add(name);
      files.remove(name);
    },
  };
}
