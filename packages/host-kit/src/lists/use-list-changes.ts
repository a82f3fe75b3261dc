import { useCallback, useEffect, useRef } from 'react';
import { useReadable } from '../host-context';
import { hashKey, type QueryKey, useQueryClient } from '../query';
import type { ListChange, Listed } from './list-change';
import { type ListView, pendingChangesOf } from './pending-changes';

/**
 * Shows a change immediately and writes it. If the write fails, that change alone is reverted.
 * @param answered finds the changed item in the response; if it is there, nothing is reloaded
 */
export type ChangeList<T extends Listed> = <Answer>(
  change: ListChange<T>,
  write: () => Promise<Answer>,
  answered?: (answer: Answer) => T | undefined,
) => Promise<Answer>;

/** The list to change, and the view from which. */
export interface ListChangesOptions<T extends Listed> {
  /** Key prefix of every page of the list. */
  readonly lists: QueryKey;
  readonly view: ListView<T>;
  /** Keys of other queries about the same items: reloaded along with the list. */
  readonly related?: readonly QueryKey[] | undefined;
}

/** The pending changes of a list, and how to make one: shared by paged and endless lists. */
export function useListChanges<T extends Listed>({ lists, view, related }: ListChangesOptions<T>) {
  const client = useQueryClient();
  const pending = pendingChangesOf<T>(client, lists);
  const latest = useRef({ view, related });
  useEffect(() => {
    latest.current = { view, related };
  });

  const reload = useCallback(async (): Promise<void> => {
    for (const queryKey of latest.current.related ?? []) void client.invalidateQueries({ queryKey });
    await pending.reload();
  }, [client, pending]);

  const change: ChangeList<T> = useCallback(
    async (what, write, answered) => {
      const made = pending.add(what, latest.current.view);
      let isKnown = what.kind === 'edit' && what.exact;
      try {
        const answer = await write();
        const item = answered?.(answer);
        made.keep(item);
        isKnown ||= item !== undefined;
        return answer;
      } catch (error) {
        made.revert();
        throw error;
      } finally {
        if (!isKnown) void reload();
      }
    },
    [pending, reload],
  );

  return { changes: useReadable(pending.changes), change, reload, key: hashKey(view.key) };
}
