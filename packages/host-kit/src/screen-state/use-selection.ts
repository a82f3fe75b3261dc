import type { GameId } from '@waymark/contract';
import { useMemo } from 'react';
import { type IdSet, type idsPerGame, useIdSet } from './use-id-set';

/** The selection in a list, and the state of "select all" for the displayed items. */
export interface Selection<Id> extends IdSet<Id> {
  readonly page: 'all' | 'some' | 'none';
  setPage(isSelected: boolean): void;
}

/** The selection of a list with "Select all shown". */
export function useSelection<Id extends number>(
  of: ReturnType<typeof idsPerGame<Id>>,
  game: GameId,
  onView: readonly { readonly id: Id }[] | undefined,
): Selection<Id> {
  const selected = useIdSet(of, game);
  return useMemo(() => {
    const here = (onView ?? []).map(({ id }) => id);
    const n = here.filter(selected.has).length;
    const page = n === 0 ? 'none' : n === here.length ? 'all' : 'some';
    return { ...selected, page, setPage: (isSelected) => selected.set(here, isSelected) };
  }, [onView, selected]);
}
