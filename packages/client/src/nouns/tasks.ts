import {
  type BulkWrite,
  changeTasks,
  copyTasks,
  createTask,
  deleteTask,
  duplicateTask,
  type GameId,
  getTask,
  listTaskPlaces,
  listTaskTrash,
  type Reality,
  type RealityWrite,
  restoreTask,
  suggestTask,
  type Task,
  type TaskId,
  type TaskPlace,
  type TaskWrite,
  type TrashedTask,
  undoTasks,
  updateReality,
  updateTask,
} from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { CallFailure, isApiFailure } from '../transport/failure';
import { type OfferingApi, whereOffered } from '../transport/where-offered';
import { listedTask, type Reading, wholeList } from './task-lists';
import { placesOf } from './task-places';

/** A created challenge, and its page. */
export interface PlacedTask {
  readonly task: Task;
  readonly page: number | undefined;
}

/** An undoable bulk change: its id, and until when. */
export interface TasksUndo {
  readonly id: number | undefined;
  readonly until: string | undefined;
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

/** Query options of challenge locations for the map; from the list if the provider does not serve them. */
export const taskPlacesQuery = (api: OfferingApi, game: GameId) => ({
  queryKey: keys.taskPlaces(game),
  meta: shows(SHOWN.tasks, game),
  queryFn: (reading: Reading): Promise<readonly TaskPlace[]> =>
    whereOffered(
      api,
      'challenge-places',
      async () => {
        const { signal } = reading;
        return (await callRoute(api, listTaskPlaces, { params: { id: game } }, { signal })).places;
      },
      async () => placesOf(await wholeList(api, game, reading)),
    ),
});

/** Query options of the deleted challenges that can be restored. */
export const taskTrashQuery = (api: Api, game: GameId) => ({
  queryKey: keys.taskTrash(game),
  meta: shows(SHOWN.tasks, game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly TrashedTask[]> =>
    (await callRoute(api, listTaskTrash, { params: { id: game } }, { signal, silent: true })).tasks,
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

/** Changes fields of an AR item. @returns it as it is now, if the provider sends it */
export async function saveReality(
  api: Api,
  game: GameId,
  id: number,
  changes: RealityWrite,
  options?: CallOptions,
): Promise<Reality | undefined> {
  const call = { params: { id }, body: { ...changes, game_id: game } };
  return (await callRoute(api, updateReality, call, options)).reality;
}

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
export async function bringBackTask(
  api: Api,
  game: GameId,
  id: TaskId,
  options?: CallOptions,
): Promise<Task | undefined> {
  return (await callRoute(api, restoreTask, { params: { id }, body: { game_id: game } }, options)).task;
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

/** Copies challenges of another game; all of them by default. */
export async function copyTasksFrom(
  api: Api,
  game: GameId,
  from: GameId,
  ids?: readonly TaskId[],
  options?: CallOptions,
): Promise<TasksUndo> {
  const body = { game_id: game, from_game_id: from, ...(ids ? { ids: [...ids] } : {}) };
  const { undo_id, undo_until } = await callRoute(api, copyTasks, { body }, options);
  return { id: undo_id, until: undo_until };
}

/** Changes several challenges at once. */
export async function saveTasks(
  api: Api,
  game: GameId,
  ids: readonly TaskId[],
  changes: BulkWrite & { readonly delete?: 1 },
  options?: CallOptions,
): Promise<TasksUndo> {
  const body = { ...changes, game_id: game, ids: [...ids] };
  const { undo_id, undo_until } = await callRoute(api, changeTasks, { body }, options);
  return { id: undo_id, until: undo_until };
}

/** Result of deleting several challenges. */
export interface TasksRemoval extends TasksUndo {
  /** Those that still exist. */
  readonly left: readonly TaskId[];
  /** Why they do. */
  readonly failure?: unknown;
}

/** Deletes several challenges: at once if the provider offers that, otherwise one after the other until one fails. */
export const removeTasks = (api: OfferingApi, game: GameId, ids: readonly TaskId[]): Promise<TasksRemoval> =>
  whereOffered(
    api,
    'challenge-bulk',
    async (): Promise<TasksRemoval> => ({ ...(await saveTasks(api, game, ids, { delete: 1 })), left: [] }),
    async () => {
      for (const [at, id] of ids.entries()) {
        try {
          await removeTask(api, game, id, { handles: [404] });
        } catch (failure) {
          // Somebody else deleted it first, which is the same result.
          if (isApiFailure(failure) && failure.status === 404) continue;
          return { id: undefined, until: undefined, left: ids.slice(at), failure };
        }
      }
      return { id: undefined, until: undefined, left: [] };
    },
  );

/** Undoes a bulk change. */
export async function revertTasks(api: Api, game: GameId, undo: number, options?: CallOptions): Promise<void> {
  await callRoute(api, undoTasks, { body: { game_id: game, undo_id: undo } }, options);
}

/** The QR code of a challenge as an image, saved as `qr-{id}.png` ([G85]). */
export async function qrPicture(api: Api, game: GameId, id: TaskId, options?: CallOptions): Promise<Blob> {
  const call = { method: 'GET', path: `/tasks/${id}/qr.png`, query: { game_id: game }, file: true } as const;
  const picture = await api.request({ ...call, ...options });
  if (!(picture instanceof Blob)) throw new Error('The platform sent no picture.');
  return picture;
}
