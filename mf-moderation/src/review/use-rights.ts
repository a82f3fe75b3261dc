import { gameQuery } from '@waymark/client';
import { type CurrentUser, type Game, type GameId, roleOf } from '@waymark/contract';
import { useHost, useReadable, useZone } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';

/** What an account may do with a game's submissions ([G23]); the provider enforces it. */
export interface Rights {
  /** The game is loaded. */
  readonly isKnown: boolean;
  readonly moderates: boolean;
  /** Overrides points and hint deductions. */
  readonly setsPoints: boolean;
  /** Regenerates media. */
  readonly regenerates: boolean;
  readonly deletesAll: boolean;
  readonly administrates: boolean;
  /** May list the teams of the game. */
  readonly listsTeams: boolean;
  /** May list the challenges of the game, unlike guests with a judge link. */
  readonly listsChallenges: boolean;
  /** May open streams, unlike guests with a judge link. */
  readonly readsStreams: boolean;
  /** Reviews blind: waiting answers are anonymous. */
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
  listsChallenges: false,
  readsStreams: false,
  isBlind: false,
};

/** The rights of an account in a loaded game. */
function rightsIn(game: Pick<Game, 'user' | 'blind_review'>, me: CurrentUser): Rights {
  const { administrator, coordinator, judge, superAdmin } = roleOf(game.user, me);
  // An unknown role is judged by the provider.
  const moderates = !game.user || administrator || coordinator || judge;
  return {
    isKnown: true,
    moderates,
    setsPoints: administrator || judge,
    regenerates: administrator || coordinator,
    deletesAll: superAdmin,
    administrates: administrator,
    listsTeams: administrator || coordinator,
    listsChallenges: administrator || coordinator || (judge && me.by_link !== true),
    readsStreams: me.by_link !== true,
    isBlind: game.blind_review === 1 && moderates && !administrator,
  };
}

/** A game, the account's rights in it, and its time zone. */
export function useRights(game: GameId): {
  readonly game: Game | undefined;
  readonly rights: Rights;
  readonly zone: string | undefined;
  /** The game is loading. */
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
