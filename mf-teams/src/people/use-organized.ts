import { gameQuery } from '@waymark/client';
import { type GameId, type GameRole, gameStateAt, roleOf, type Team } from '@waymark/contract';
import { type PageAt, useHost, useNow, useReadable } from '@waymark/host-kit';
import { keepPreviousData, useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';
import { type Organized, organize } from './organized';
import { teamsAt } from './use-teams';

/** The people of a page of teams, and the account's role. */
export function useOrganized(
  game: GameId,
  view: PageAt,
  teams: readonly Team[],
): {
  readonly organized: Organized | undefined;
  readonly role: GameRole;
  /** The game has been read, or could not be: the role is as well known as it will be. */
  readonly isKnown: boolean;
  /** The game is running. */
  readonly running: boolean;
} {
  const { api, session } = useHost();
  const me = useReadable(session.me);
  const page = useQuery({ ...teamsAt(api, game, view), placeholderData: keepPreviousData }).data;
  const { data: clock, isPending } = useQuery(gameQuery(api, game));
  const user = clock?.user;
  const now = useNow();
  const state = clock && gameStateAt(clock, now);
  const isKnown = !isPending;
  // Not before the role is known: the cards of administrators would push the others down.
  const organized = useMemo(
    () => (isKnown && page ? organize(page, teams, { user, me }) : undefined),
    [isKnown, page, teams, user, me],
  );
  return {
    organized,
    role: roleOf(user, me),
    isKnown,
    running: state === 'live' || state === 'anytime',
  };
}
