import { boardQuery } from '@waymark/client';
import { type Answer, BOARD_SIZE, type GameId, type RankedTeam } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import type { Rights } from './use-rights';

/** Milliseconds between two readings of the board: it is read beside an answer, and not followed. */
const REFRESH = 60_000;

const VIEW = { style: undefined, term: '', perPage: BOARD_SIZE };

/** Where the team of an answer stands; undefined where that is not known, or nobody is to know whose answer it is. */
export function useStanding(game: GameId, team: Answer['team'], rights: Rights): RankedTeam | undefined {
  const { api } = useHost();
  const { data } = useQuery({
    ...boardQuery(api, game, VIEW, { silent: true, handles: [403] }),
    enabled: rights.listsTeams && !rights.isBlind,
    staleTime: REFRESH,
    refetchInterval: REFRESH,
    retry: false,
  });
  return data?.teams.find(({ id }) => id === team?.id);
}
