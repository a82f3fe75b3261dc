import { type GameId, listTaskPlaces, type Task, type TaskPlace } from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { callRoute } from '../transport/call';
import { callIfOffered, type OfferingApi } from '../transport/call-if-offered';
import { type Reading, wholeList } from './whole-task-list';

/** The locations of challenges that have one, in order. */
const placesOf = (tasks: readonly Task[]): readonly TaskPlace[] =>
  tasks.flatMap(({ id, name, position, task_type, points, latitude, longitude }) =>
    typeof latitude === 'number' && typeof longitude === 'number'
      ? [{ id, name, position, task_type, points, latitude, longitude }]
      : [],
  );

/** Query options of challenge locations for the map; from the list if the provider does not serve them. */
export const taskPlacesQuery = (api: OfferingApi, game: GameId) => ({
  queryKey: keys.taskPlaces(game),
  meta: shows(SHOWN.tasks, game),
  queryFn: (reading: Reading): Promise<readonly TaskPlace[]> =>
    callIfOffered(
      api,
      'challenge-places',
      async () => {
        const { signal } = reading;
        return (await callRoute(api, listTaskPlaces, { params: { id: game } }, { signal })).places;
      },
      async () => placesOf(await wholeList(api, game, reading)),
    ),
});
