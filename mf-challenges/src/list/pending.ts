import type { Page } from '@waymark/client';
import type { Task, TaskId } from '@waymark/contract';
import { afterMove } from './order';

/** A change that was made on screen. Laid over what the provider said until it has answered. */
export type Change =
  | { readonly kind: 'move'; readonly task: TaskId; readonly to: number }
  | { readonly kind: 'remove'; readonly tasks: readonly TaskId[] }
  | { readonly kind: 'edit'; readonly tasks: readonly TaskId[]; readonly fields: Partial<Task> };

/**
 * A page after changes, in the order in which these were made. Without a change that failed it is as before.
 * @param whole no search term leaves challenges out
 */
export const afterChanges = (page: Page<Task>, changes: readonly Change[], whole: boolean): Page<Task> =>
  changes.reduce((now, change) => afterOne(now, change, whole), page);

function afterOne(page: Page<Task>, change: Change, whole: boolean): Page<Task> {
  const { items } = page;
  if (change.kind === 'move') return { ...page, items: afterMove(items, change.task, change.to, whole) };
  if (change.kind === 'edit') {
    const edited = (task: Task) => (change.tasks.includes(task.id as TaskId) ? { ...task, ...change.fields } : task);
    return { ...page, items: items.map(edited) };
  }
  const rest = items.filter(({ id }) => !change.tasks.includes(id as TaskId));
  const gone = items.length - rest.length;
  if (gone === 0) return page;
  const first = items[0]?.position ?? 1;
  const closed = whole ? rest.map((task, place) => ({ ...task, position: first + place })) : rest;
  return { ...page, items: closed, count: page.count === undefined ? undefined : page.count - gone };
}
