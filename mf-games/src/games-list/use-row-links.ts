import { type GameRow, roleOf } from '@waymark/contract';
import { useHost, useReadable } from '@waymark/host-kit';
import { useCallback, useMemo } from 'react';
import { type GameLink, linksInService, linksOfRow } from './game-links';

/** A link of a row with where it leads. */
export interface PlacedLink extends Omit<GameLink, 'path' | 'sees'> {
  readonly to: string;
  /** Leads out of the builder, into a tab of its own. */
  readonly outside: boolean;
}

/** Gives the links of a row that the signed-in account sees and some remote draws. */
export function useRowLinks(): (row: GameRow) => readonly PlacedLink[] {
  const { session, navigation, features } = useHost();
  const me = useReadable(session.me);
  const enabled = useReadable(features.enabled);
  // What is in service depends on the features as well.
  const links = useMemo(() => linksInService((to) => enabled && navigation.knows(to)), [enabled, navigation]);
  return useCallback(
    (row) =>
      linksOfRow(links, { row, role: roleOf(row.user, me), has: (feature) => enabled.has(feature) }).map(
        ({ path, sees: _, ...link }) => ({
          ...link,
          to: path ? path(row.id) : session.previewUrl(row.code ?? ''),
          outside: path === undefined,
        }),
      ),
    [enabled, links, me, session],
  );
}
