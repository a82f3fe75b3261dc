import { saveTask, taskQuery } from '@waymark/client';
import type { GameId, Task, TaskId, TaskWrite } from '@waymark/contract';
import { REFUSED, type RecordWrites, useHost, useRecordWriteDesk, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { filesOf, type TaskField } from './task-edits';

/** The writes of one challenge. */
export type TaskWrites = RecordWrites<Task, TaskWrite, TaskField>;

/**
 * Writes fields of a challenge. The answer is the challenge as it is now; the list is read again afterwards, but for files,
 * of which the answer tells everything.
 */
export function useTaskWrites(game: GameId, id: TaskId): TaskWrites {
  const { api, live, signal } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const writes: TaskWrites = useRecordWriteDesk<Task, TaskWrite, TaskField>({
    record: ['task', game, id],
    lists: ['tasks', game],
    send: (body) => saveTask(api, game, id, body, { handles: REFUSED }),
    onSaved: (saved, filesOnly) => {
      writes.take(filesOnly ? filesOf(saved) : saved);
      if (!filesOnly) void client.invalidateQueries({ queryKey: ['tasks', game] });
    },
    again: {
      read: () => taskQuery(api, game, id).queryFn({ signal }),
      ask: (fields) => {
        const detail = { game: { id: game }, task: { id }, fields: [...fields] };
        live.ask?.({ id: 'found-here', source: 'ss.task.update', detail });
        return t('Somebody else has changed this meanwhile. Retry saves yours.');
      },
    },
  });
  return writes;
}
