import type { GameId, Task, TaskId } from '@waymark/contract';
import { keyStarts } from '../keys';
import type { Api, CallOptions } from '../transport/call';
import { CallFailure, reportedElsewhere } from '../transport/failure';
import { allPages, type Page } from '../transport/paging';
import type { TasksFilter } from './list-views';
import { TASKS_FILTER_DEFAULT, tasksQuery } from './task-lists';

/** All challenges in one response. */
const WHOLE: TasksFilter = { ...TASKS_FILTER_DEFAULT, perPage: 9999 };

/** Query options of all challenges of a game at once ([G71]). */
export const wholeTasksQuery = (api: Api, game: GameId, options?: CallOptions) => ({
  ...tasksQuery(api, game, WHOLE, options),
  queryFn: async (reading: { signal: AbortSignal }): Promise<Page<Task>> => {
    const items = await allPages((page) => tasksQuery(api, game, { ...WHOLE, page }, options).queryFn(reading));
    return { items, page: 1, pages: 1, count: items.length };
  },
});

/** The part of the query cache needed to use its lists. */
export interface ListCache {
  fetchQuery<T>(options: {
    readonly queryKey: readonly unknown[];
    readonly queryFn: (reading: { signal: AbortSignal }) => Promise<T>;
  }): Promise<T>;
  getQueryCache(): {
    findAll(filters: { readonly queryKey: readonly unknown[] }): readonly {
      readonly queryKey: readonly unknown[];
      readonly state: { readonly data?: unknown };
      isActive(): boolean;
    }[];
  };
}

/** Context of a query function. Without a cache everything is requested. */
export interface Reading {
  readonly signal: AbortSignal;
  readonly client?: ListCache;
}

/** All challenges of a game: from the displayed list if that is complete, otherwise from a shared full list. */
export async function wholeList(api: Api, game: GameId, { client, signal }: Reading): Promise<readonly Task[]> {
  if (!client) return (await wholeTasksQuery(api, game).queryFn({ signal })).items;
  const first = (await listsOnView(client, game)).find(({ filter }) => filter.term === '' && filter.page === 1);
  const begun = first && (await listed(api, client, game, first.filter));
  if (begun && begun.count === begun.items.length) return begun.items;
  return (await listed(api, client, game, WHOLE)).items;
}

/** One challenge from the displayed list, otherwise from the full one. @throws {ApiFailure} 404 if it is missing */
export async function listedTask(api: Api, game: GameId, id: TaskId, reading: Reading): Promise<Task> {
  const { client } = reading;
  const within = (tasks: readonly Task[] | undefined) => tasks?.find((task) => task.id === id);
  const holds = client && (await listsOnView(client, game)).find(({ held }) => within(held?.items));
  const onView = holds && within((await listed(api, client, game, holds.filter)).items);
  const task = onView ?? within(await wholeList(api, game, reading));
  if (!task) throw new CallFailure(404, 'This challenge was deleted.', undefined, true);
  return task;
}

/** The game's lists that are on screen. */
async function listsOnView(client: ListCache, game: GameId) {
  // By the next tick, lists that render or are invalidated at the same time have started loading.
  await Promise.resolve();
  const lists = client.getQueryCache().findAll({ queryKey: keyStarts.tasks(game) });
  return lists
    .filter((query) => query.isActive())
    .map(({ queryKey, state }) => ({
      filter: queryKey[2] as TasksFilter,
      held: state.data as Page<Task> | undefined,
    }));
}

/** An up-to-date list: cached and fresh, already loading, or newly loaded. */
const listed = (api: Api, client: ListCache, game: GameId, filter: TasksFilter): Promise<Page<Task>> =>
  reportedElsewhere(
    client.fetchQuery(filter.perPage === WHOLE.perPage ? wholeTasksQuery(api, game) : tasksQuery(api, game, filter)),
  );
