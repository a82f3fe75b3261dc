import type { GamesFilter } from '@waymark/client';
import { useLocation, useNavigate } from '@waymark/host-kit/router';
import { useCallback, useMemo } from 'react';
import { changedFilter, readListFilter, writeListFilter } from './list-address';

/** How a change of the filter enters the history. */
export interface FilterChangeOptions {
  /** Takes the place of the entry before, so that Back does not lead through it. */
  readonly replace?: boolean;
}

/** The filter as the address has it, and how to change it there. */
export function useListFilter() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => readListFilter(search), [search]);
  const change = useCallback(
    (part: Partial<GamesFilter>, { replace = false }: FilterChangeOptions = {}) => {
      const next = writeListFilter(changedFilter(readListFilter(search), part), search);
      if (next !== search) navigate({ search: next }, { replace });
    },
    [navigate, search],
  );
  return { filter, change };
}
