import { type GameId, getTask, type Task, type TaskId } from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { callRoute } from '../transport/call';
import { callIfOffered, type OfferingApi } from '../transport/call-if-offered';
import { listedTask, type Reading } from './whole-task-list';

/** Query options of one challenge; from the list if the provider does not serve it by itself. */
export const taskQuery = (api: OfferingApi, game: GameId, id: TaskId) => ({
  queryKey: keys.task(game, id),
  meta: shows(SHOWN.tasks, game),
  queryFn: (reading: Reading): Promise<Task> =>
    callIfOffered(
      api,
      'challenge',
      async () => {
        const call = { params: { id }, query: { game_id: game } };
        return (await callRoute(api, getTask, call, { signal: reading.signal, handles: [404] })).task;
      },
      () => listedTask(api, game, id, reading),
    ),
});
