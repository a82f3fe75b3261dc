import { type GameId, type Task, type TaskId, type TaskWrite, updateTask } from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** Changes fields of a challenge; `position` alone moves it. @returns it as it is now, if the provider sends it */
export async function saveTask(
  api: Api,
  game: GameId,
  id: TaskId,
  changes: TaskWrite,
  options?: CallOptions,
): Promise<Task | undefined> {
  const { task } = await callRoute(api, updateTask, { params: { id }, body: { ...changes, game_id: game } }, options);
  return task;
}
