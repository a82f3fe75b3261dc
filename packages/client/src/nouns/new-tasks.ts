import {
  createTask,
  duplicateTask,
  type GameId,
  listTaskIdeas,
  suggestTask,
  type Task,
  type TaskId,
  type TaskIdea,
  type TaskWrite,
} from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { CallFailure } from '../transport/failure';
import { type Reading, wholeList } from './whole-task-list';

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

/** Query options of ideas for challenges; requires `challenge-ideas`. */
export const taskIdeasQuery = (api: Api, game: GameId, skip: number) => ({
  queryKey: keys.taskIdeas(game, skip),
  // Never refreshed while somebody reads it.
  meta: shows([], game),
  queryFn: async ({ signal }: Reading): Promise<readonly TaskIdea[]> => {
    const call = { params: { id: game }, query: skip === 0 ? {} : { skip } };
    return (await callRoute(api, listTaskIdeas, call, { signal, silent: true })).ideas;
  },
});

/** Adds a challenge suggested by the platform ([G36]): the chosen idea, or else its own choice. */
export async function makeSuggestedTask(api: Api, game: GameId, idea?: TaskIdea, options?: CallOptions): Promise<Task> {
  const { task } = await callRoute(api, suggestTask, { body: { game_id: game, ...(idea ? { idea } : {}) } }, options);
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
