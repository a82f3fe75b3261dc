import { useTranslate } from '@waymark/ui';
import { useHost } from '../host-context';
import type { Listed } from './list-change';
import { unlessGone, useActions } from './use-actions';
import type { ChangeList } from './use-list-changes';

/** How an item of a list is deleted. */
export interface RemovalOptions<T extends Listed> {
  readonly change: ChangeList<T>;
  /** @returns until when it can be brought back; undefined where there is no way back */
  readonly write: (item: T) => Promise<string | undefined>;
  /** What the notice says when it is gone. */
  readonly told: (item: T) => string;
  /** Brings it back, where there is a way. */
  readonly restore?: (item: T) => unknown;
}

/**
 * Deletes an item: it is out of sight at once and back when that is refused; the notice offers the way back where there is
 * one.
 * @returns to delete an item; answers whether it is gone
 */
export function useRemoval<T extends Listed>({ change, write, told, restore }: RemovalOptions<T>) {
  const { notices } = useHost();
  const t = useTranslate();
  const { run } = useActions<T['id']>();
  return async (item: T): Promise<boolean> => {
    const { id } = item;
    const done = await run(id, () => change({ kind: 'remove', ids: [id] }, () => unlessGone(write(item))));
    if (!done) return false;
    const action = done.answer && restore && { action: { label: t('Undo'), run: () => void restore(item) } };
    notices.show({ tone: 'info', text: told(item), ...action });
    return true;
  };
}
