import { keyStarts, keys, saveTask, taskQuery } from '@waymark/client';
import type { GameId, Task, TaskId, TaskWrite } from '@waymark/contract';
import { isGone, REFUSED, type RecordWrites, useHost, useRecordMutations, useRetryCheck } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { reloadWithout } from '../challenge/reload-without';
import type { TaskField } from './task-fields';
import { filesOf } from './task-file';

/** The writes of one challenge. */
export type TaskWrites = RecordWrites<Task, TaskWrite, TaskField>;

/**
 * Writes fields of a challenge, then reloads the list, unless only files changed and the response has them. Without a
 * response the challenge reloads too. If it was deleted, the editor says so instead of the host.
 */
export function useTaskWrites(game: GameId, id: TaskId): TaskWrites {
  const { api } = useHost();
  const client = useQueryClient();
  const detail = { game: { id: game }, task: { id } };
  const again = useRetryCheck((signal) => taskQuery(api, game, id).queryFn({ signal }), 'ss.task.update', detail);
  const writes: TaskWrites = useRecordMutations<Task, TaskWrite, TaskField>({
    record: keys.task(game, id),
    lists: keyStarts.tasks(game),
    send: (body) =>
      saveTask(api, game, id, body, { handles: [...REFUSED, 404] }).catch((error: unknown) => {
        if (isGone(error)) reloadWithout(client, game, [id]);
        throw error;
      }),
    onSaved: (saved, filesOnly) => {
      if (saved) writes.take(filesOnly ? filesOf(saved) : saved);
      if (!saved || !filesOnly) {
        for (const queryKey of [keyStarts.tasks(game), keys.taskPlaces(game)])
          void client.invalidateQueries({ queryKey });
      }
      if (!saved) void client.invalidateQueries({ queryKey: keys.task(game, id) });
    },
    again,
  });
  return writes;
}
