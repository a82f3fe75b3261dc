import { allTeamsQuery } from '@waymark/client';
import type { GameId, Team, TeamId } from '@waymark/contract';
import { type OptimisticList, type PageAt, useHost, viewOf } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';
import { find, isFresh } from '../../use-stored-pins';
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
  const loaded = useQuery({ ...allTeamsQuery(api, game), enabled: hasMoved });
  // While they load again, the kept copy is newer.
  const all = isFresh(loaded) ? loaded.data : undefined;
  // Fewer than the provider counts are not all.
  const isKnown = all !== undefined && all.length >= (page?.count ?? 0);
  return useMemo(
    () =>
      hasMoved ? kept.flatMap((team) => find(items, team.id) ?? find(all, team.id) ?? (isKnown ? [] : team)) : items,
    [hasMoved, kept, items, all, isKnown],
  );
}
