import type { GameId, Task, TaskAssetName, TaskWrite } from '@waymark/contract';
import { type RecordEditor, useRecordEditor } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { UploadFile } from '@waymark/ui';
import { readKeptEdits } from './kept-edits';
import { emptyOf, type TaskEdits, type TaskField, toWrite } from './task-edits';
import { TEXT_RULES } from './text-rules';
import { useTaskFiles } from './use-task-files';
import type { TaskWrites } from './use-task-writes';

/** A challenge as it is being edited: what the parts of the editor read and change. */
export interface TaskEditor extends RecordEditor<Task, TaskEdits, TaskField> {
  readonly uploadTo: (name: TaskAssetName) => UploadFile;
  readonly removeFile: (name: TaskAssetName) => void;
  /** Saves a field by a call of its own. Answers whether it was saved. */
  readonly saveApart: (field: TaskField, write: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * Edits a challenge: each field saves by itself.
 * @param tz zone of the game, as the game names it
 */
export function useTaskEditor(game: GameId, task: Task, writes: TaskWrites, tz: string | undefined): TaskEditor {
  const client = useQueryClient();
  const files = useTaskFiles(task, writes);
  const editor = useRecordEditor<Task, TaskEdits, TaskWrite, TaskField>({
    record: task,
    stored: () => client.getQueryData<Task>(['task', game, task.id]) ?? task,
    writes,
    readKept: readKeptEdits,
    part: `challenge-${task.id}`,
    textRules: TEXT_RULES,
    emptyOf,
    toWrite: (changes) => toWrite(changes, tz),
  });
  return {
    ...editor,
    saveApart: (field, write) => {
      editor.touched.add(field);
      return writes.saves.save(field, write);
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
