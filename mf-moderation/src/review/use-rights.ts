import { gameQuery } from '@waymark/client';
import { type CurrentUser, type Game, type GameId, roleOf } from '@waymark/contract';
import { useHost, useReadable } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';
import { useZone } from './use-zone';

/** What an account may do with the submissions of a game ([G23]). The provider has the last word. */
export interface Rights {
  /** Nothing is known before the game is loaded. */
  readonly isKnown: boolean;
  readonly moderates: boolean;
  /** Overrides points and hint deductions. */
  readonly setsPoints: boolean;
  /** Has media made again. */
  readonly regenerates: boolean;
  readonly deletesAll: boolean;
  readonly administrates: boolean;
  /** May list the teams and challenges of the game. */
  readonly listsTeams: boolean;
  /** May open streams; who came in by a link for judges may not. */
  readonly readsStreams: boolean;
  /** Does not see whose answers wait. */
  readonly isBlind: boolean;
}

const NONE: Rights = {
  isKnown: false,
  moderates: false,
  setsPoints: false,
  regenerates: false,
  deletesAll: false,
  administrates: false,
  listsTeams: false,
  readsStreams: false,
  isBlind: false,
};

/** The rights of an account in a game that is loaded. */
function rightsIn(game: Pick<Game, 'user' | 'blind_review'>, me: CurrentUser): Rights {
  const { administrator, coordinator, judge, superAdmin } = roleOf(game.user, me);
  const moderates = administrator || coordinator || judge;
  return {
    isKnown: true,
    moderates,
    setsPoints: administrator || judge,
    regenerates: administrator || coordinator,
    deletesAll: superAdmin,
    administrates: administrator,
    listsTeams: administrator || coordinator,
    readsStreams: me.by_link !== true,
    isBlind: game.blind_review === 1 && moderates && !administrator,
  };
}

/** A game, what this account may do in it, and the zone of its times. */
export function useRights(game: GameId): {
  readonly game: Game | undefined;
  readonly rights: Rights;
  readonly zone: string | undefined;
  /** The game is on its way. */
  readonly isPending: boolean;
} {
  const { api, session } = useHost();
  const me = useReadable(session.me);
  const { data, isPending } = useQuery(gameQuery(api, game));
  const zone = useZone(data?.tz ?? undefined);
  return useMemo(
    () => ({
      game: data,
      rights: data ? rightsIn(data, me) : NONE,
      zone,
      isPending,
    }),
    [data, isPending, me, zone],
  );
}
