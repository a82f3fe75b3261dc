import { keyStarts, keys, saveTask, taskQuery } from '@waymark/client';
import type { GameId, Task, TaskId, TaskWrite } from '@waymark/contract';
import { REFUSED, type RecordWrites, useHost, useRecordMutations, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { TaskField } from './task-fields';
import { filesOf } from './task-file';

/** The writes of one challenge. */
export type TaskWrites = RecordWrites<Task, TaskWrite, TaskField>;

/**
 * Writes fields of a challenge, then reloads the list, unless only files changed and the response has them. Without a
 * response the challenge reloads too.
 */
export function useTaskWrites(game: GameId, id: TaskId): TaskWrites {
  const { api, live, signal } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const writes: TaskWrites = useRecordMutations<Task, TaskWrite, TaskField>({
    record: keys.task(game, id),
    lists: keyStarts.tasks(game),
    send: (body) => saveTask(api, game, id, body, { handles: REFUSED }),
    onSaved: (saved, filesOnly) => {
      if (saved) writes.take(filesOnly ? filesOf(saved) : saved);
      if (!saved || !filesOnly) {
        for (const queryKey of [keyStarts.tasks(game), keys.taskPlaces(game)])
          void client.invalidateQueries({ queryKey });
      }
      if (!saved) void client.invalidateQueries({ queryKey: keys.task(game, id) });
    },
    again: {
      read: () => taskQuery(api, game, id).queryFn({ signal }),
      ask: (fields) => {
        const detail = { game: { id: game }, task: { id }, fields: [...fields] };
        live.ask?.({ id: 'found-here', source: 'ss.task.update', detail });
        return t('Somebody else has changed this. Retry to save your version.');
      },
    },
  });
  return writes;
}
