import {
  deleteTask,
  type GameId,
  listTaskTrash,
  restoreTask,
  type Task,
  type TaskId,
  type TrashedTask,
} from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** Query options of the deleted challenges that can be restored. */
export const taskTrashQuery = (api: Api, game: GameId) => ({
  queryKey: keys.taskTrash(game),
  meta: shows(SHOWN.tasks, game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly TrashedTask[]> =>
    (await callRoute(api, listTaskTrash, { params: { id: game } }, { signal, silent: true })).tasks,
});

/** Deletes a challenge. @returns until when it can be restored; undefined if it cannot */
export async function removeTask(
  api: Api,
  game: GameId,
  id: TaskId,
  options?: CallOptions,
): Promise<string | undefined> {
  const { restore_until } = await callRoute(api, deleteTask, { params: { id }, query: { game_id: game } }, options);
  return restore_until;
}

/** Restores a deleted challenge to its position. @returns it, if the provider sends it */
export async function restoreDeletedTask(
  api: Api,
  game: GameId,
  id: TaskId,
  options?: CallOptions,
): Promise<Task | undefined> {
  return (await callRoute(api, restoreTask, { params: { id }, body: { game_id: game } }, options)).task;
}
