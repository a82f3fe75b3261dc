import { keyStarts } from '@waymark/client';
import type { GameId, Task, TaskId } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import type { QueryClient } from '@waymark/host-kit/query';
import { locksOf } from '../editor/locks/locks-of';

/** More are not named. */
const NAMED = 5;

/**
 * Names the challenges that a deletion leaves without what they wait for, as far as they are loaded: platforms differ in
 * what becomes of them.
 * @param ids to be deleted
 * @returns empty if there are none
 */
export function nameWaiting(client: QueryClient, t: Translate, game: GameId, ids: readonly TaskId[]): string {
  const pages = client.getQueriesData<{ readonly items?: readonly Task[] }>({ queryKey: keyStarts.tasks(game) });
  const waiting = new Map<TaskId, string>();
  for (const task of pages.flatMap(([, page]) => page?.items ?? [])) {
    if (ids.includes(task.id) || !locksOf(task).some(({ id }) => ids.includes(id))) continue;
    waiting.set(task.id, task.name || t('Untitled challenge'));
  }
  if (waiting.size === 0) return '';
  const names = [...waiting.values()].slice(0, NAMED).join(', ');
  return t('Other challenges depend on this: {names}. Check their locks.', {
    names: waiting.size > NAMED ? `${names}…` : names,
  });
}
