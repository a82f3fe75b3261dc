import { type BulkWrite, changeTasks, copyTasks, type GameId, type TaskId, undoTasks } from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { callIfOffered, type OfferingApi } from '../transport/call-if-offered';
import { isApiFailure } from '../transport/failure';
import { removeTask } from './task-trash';

/** An undoable bulk change: its id, and until when. */
export interface TasksUndo {
  readonly id: number | undefined;
  readonly until: string | undefined;
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
  callIfOffered(
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
