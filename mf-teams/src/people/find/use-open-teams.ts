import { allTeamsQuery } from '@waymark/client';
import type { GameId, Team, TeamId } from '@waymark/contract';
import { type OptimisticList, type PageAt, useHost, viewOf } from '@waymark/host-kit';
import { useMemo } from 'react';
import { asStored, useWhole } from '../../stored-items';
import { isWhole } from '../../whole-list';
import { useKeptPlaces } from './use-kept-places';

/**
 * The loaded teams, with those open in edit mode that a new name moved to another page: they stay where they were. All
 * teams are loaded to show these as the provider has them.
 */
export function useOpenTeams(
  game: GameId,
  { query, items }: OptimisticList<Team>,
  view: PageAt,
  isOpen: (id: TeamId) => boolean,
): readonly Team[] {
  const { api } = useHost();
  const { data: page, isPlaceholderData } = query;
  const isAll = isWhole(page, view.perPage);
  const kept = useKeptPlaces(items, {
    isKept: (id) => !isAll && isOpen(id),
    view: viewOf(view),
    isSettled: page !== undefined && !isPlaceholderData,
  });
  const hasMoved = kept.length > items.length;
  const { all, isAllKnown } = useWhole(allTeamsQuery(api, game), page?.count, hasMoved);
  return useMemo(
    () => (hasMoved ? asStored(kept, [items, all], isAllKnown) : items),
    [hasMoved, kept, items, all, isAllKnown],
  );
}
