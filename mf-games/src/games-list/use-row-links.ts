import { type GameRole, type GameRow, roleOf } from '@waymark/contract';
import { useHost, useKnows, useReadable } from '@waymark/host-kit';
import { useCallback, useMemo } from 'react';
import { type GameLink, linksInService, linksOfRow } from './game-links';

/** A link of a row with where it leads. */
export interface PlacedLink extends Omit<GameLink, 'path' | 'sees'> {
  readonly to: string;
  /** Leads out of the builder, into a tab of its own. */
  readonly outside: boolean;
}

/** What the signed-in account is in the game of a row, and where it may go from there. */
export interface RowRights {
  readonly role: GameRole;
  readonly links: readonly PlacedLink[];
}

/** Gives the role and the links of a row: those that the signed-in account sees and some remote draws. */
export function useRowRights(): (row: GameRow) => RowRights {
  const { session, features } = useHost();
  const me = useReadable(session.me);
  const enabled = useReadable(features.enabled);
  const knows = useKnows();
  const links = useMemo(() => linksInService(knows), [knows]);
  return useCallback(
    (row) => {
      const role = roleOf(row.user, me);
      const seen = linksOfRow(links, { row, role, has: (feature) => enabled.has(feature) });
      const placed = seen.map(({ path, sees: _, ...link }) => ({
        ...link,
        to: path ? path(row.id) : session.previewUrl(row.code ?? ''),
        outside: path === undefined,
      }));
      return { role, links: placed };
    },
    [enabled, links, me, session],
  );
}
