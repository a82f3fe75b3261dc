import type { Task, TaskId } from '@waymark/contract';
import { useCallback, useMemo, useState } from 'react';

/** Challenges that were selected, on this page and on others. */
export interface Selection {
  readonly ids: readonly TaskId[];
  has(id: TaskId): boolean;
  set(id: TaskId, selected: boolean): void;
  /** How the challenges on view stand together. */
  readonly page: 'all' | 'some' | 'none';
  setPage(selected: boolean): void;
  clear(): void;
}

/** The selection of the list. What is not on view any more stays selected, as on a desk with several sheets. */
export function useSelection(onView: readonly Task[] | undefined): Selection {
  const [ids, setIds] = useState<ReadonlySet<TaskId>>(new Set());
  const set = useCallback((these: readonly TaskId[], selected: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      for (const id of these) {
        if (selected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  return useMemo(() => {
    const here = (onView ?? []).map(({ id }) => id);
    const chosen = here.filter((id) => ids.has(id)).length;
    return {
      ids: [...ids],
      has: (id) => ids.has(id),
      set: (id, selected) => set([id], selected),
      page: chosen === 0 ? 'none' : chosen === here.length ? 'all' : 'some',
      setPage: (selected) => set(here, selected),
      clear: () => setIds(new Set()),
    };
  }, [ids, onView, set]);
}
