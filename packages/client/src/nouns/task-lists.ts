import { type GameId, listTasks, PAGE_SIZE_DEFAULT, type Task } from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { type Page, readPage } from '../transport/paging';
import type { TasksFilter } from './list-views';

/** The challenge list by default. */
export const TASKS_FILTER_DEFAULT: TasksFilter = { term: '', page: 1, perPage: PAGE_SIZE_DEFAULT };

/** Query options of one page of a game's challenges; disabled for a game that is being created. */
export const tasksQuery = (api: Api, game: GameId | undefined, filter: TasksFilter, options?: CallOptions) => ({
  queryKey: keys.tasksPage(game, filter),
  meta: game === undefined ? shows([]) : shows(SHOWN.tasks, game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Page<Task>> => {
    const { term, page, perPage } = filter;
    if (game === undefined) return { items: [], page: 1, pages: 1, count: 0 };
    const query = { term: term || undefined, page, per_page: perPage };
    const answer = await callRoute(api, listTasks, { params: { id: game }, query }, { ...options, signal });
    return readPage(answer, answer.tasks, { page, perPage });
  },
});
