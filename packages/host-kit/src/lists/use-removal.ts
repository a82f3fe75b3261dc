import { useTranslate } from '@waymark/ui';
import { useHost } from '../host-context';
import type { Listed } from './list-change';
import { ignoreGone, useActions } from './use-actions';
import type { ChangeList } from './use-list-changes';

/** How an item of a list is deleted. */
export interface RemovalOptions<T extends Listed> {
  readonly change: ChangeList<T>;
  /** @returns until when it can be restored; undefined if it can't */
  readonly write: (item: T) => Promise<string | undefined>;
  /** The notice after deletion. */
  readonly message: (item: T) => string;
  /** Restores it, if possible. */
  readonly restore?: (item: T) => unknown;
}

/**
 * Deletes an item: it disappears immediately, and returns if the deletion is refused. The notice offers Undo if it can
 * be restored.
 * @returns a function that deletes an item, and returns whether it is gone
 */
export function useRemoval<T extends Listed>({ change, write, message, restore }: RemovalOptions<T>) {
  const { notices } = useHost();
  const t = useTranslate();
  const { run } = useActions<T['id']>();
  return async (item: T): Promise<boolean> => {
    const { id } = item;
    const done = await run(id, () => change({ kind: 'remove', ids: [id] }, () => ignoreGone(write(item))));
    if (!done) return false;
    const action = done.answer && restore && { action: { label: t('Undo'), run: () => void restore(item) } };
    notices.show({ tone: 'info', text: message(item), ...action });
    return true;
  };
}
