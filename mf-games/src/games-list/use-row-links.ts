import { type GameRole, type GameRow, roleOf } from '@waymark/contract';
import { useHasScreen, useHost, useReadable } from '@waymark/host-kit';
import { useCallback, useMemo } from 'react';
import { type GameLink, linksInService, linksOfRow } from './game-links';

/** A link of a row with its target. */
export interface PlacedLink extends Omit<GameLink, 'path' | 'sees'> {
  readonly to: string;
  /** Leaves the builder, in a new tab. */
  readonly outside: boolean;
}

/** The signed-in person's role in a row's game, and their links. */
export interface RowRights {
  readonly role: GameRole;
  readonly links: readonly PlacedLink[];
}

/** Returns the role and links of a row: those visible to the signed-in person with an active remote. */
export function useRowRights(): (row: GameRow) => RowRights {
  const { session, features } = useHost();
  const me = useReadable(session.me);
  const enabled = useReadable(features.enabled);
  const knows = useHasScreen();
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
