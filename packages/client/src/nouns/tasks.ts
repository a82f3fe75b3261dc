import {
  createTask,
  duplicateTask,
  type GameId,
  getTask,
  suggestTask,
  type Task,
  type TaskId,
  type TaskWrite,
} from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { CallFailure } from '../transport/failure';
import { type OfferingApi, whereOffered } from '../transport/where-offered';
import { listedTask, type Reading, wholeList } from './whole-task-list';

/** A created challenge, and its page. */
export interface PlacedTask {
  readonly task: Task;
  readonly page: number | undefined;
}

async function newestTask(api: Api, game: GameId): Promise<Task> {
  const tasks = await wholeList(api, game, { signal: new AbortController().signal });
  const [newest] = [...tasks].sort((one, other) => other.id - one.id);
  if (!newest) throw new CallFailure(404, 'The new challenge is not in the list.', undefined, false);
  return newest;
}

/** Query options of one challenge; from the list if the provider does not serve it by itself. */
export const taskQuery = (api: OfferingApi, game: GameId, id: TaskId) => ({
  queryKey: keys.task(game, id),
  meta: shows(SHOWN.tasks, game),
  queryFn: (reading: Reading): Promise<Task> =>
    whereOffered(
      api,
      'challenge',
      async () => {
        const call = { params: { id }, query: { game_id: game } };
        return (await callRoute(api, getTask, call, { signal: reading.signal, handles: [404] })).task;
      },
      () => listedTask(api, game, id, reading),
    ),
});

/** Adds a challenge to a game. If the response lacks it, it is the newest in the list. */
export async function makeTask(
  api: Api,
  game: GameId,
  fields: TaskWrite,
  perPage: number,
  options?: CallOptions,
): Promise<PlacedTask> {
  const body = { ...fields, game_id: game, per_page: perPage };
  const { task, meta } = await callRoute(api, createTask, { body }, options);
  return { task: task ?? (await newestTask(api, game)), page: meta?.page };
}

/** Adds a challenge suggested by the platform ([G36]). */
export async function makeSuggestedTask(api: Api, game: GameId, options?: CallOptions): Promise<Task> {
  const { task } = await callRoute(api, suggestTask, { body: { game_id: game } }, options);
  return task ?? (await newestTask(api, game));
}

/** Inserts a copy of a challenge after it. */
export async function copyTask(
  api: Api,
  game: GameId,
  id: TaskId,
  perPage: number,
  options?: CallOptions,
): Promise<PlacedTask> {
  const call = { params: { id }, body: { game_id: game, per_page: perPage } };
  const { task, meta } = await callRoute(api, duplicateTask, call, options);
  return { task: task ?? (await newestTask(api, game)), page: meta?.page };
}
