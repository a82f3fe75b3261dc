import { boardQuery } from '@waymark/client';
import { BOARD_SIZE, type GameId, type RankedTeam, type TeamId } from '@waymark/contract';
import type { Translate } from '@waymark/ui';
import { useHost } from '../host-context';
import { useQuery } from '../query';
import { counted } from '../words/counted';

/** Milliseconds between two loads of the board, which is only shown beside other things and not observed. */
const REFRESH = 60_000;

const VIEW = { style: undefined, term: '', perPage: BOARD_SIZE };

/**
 * The standings of a game, at most a minute old; undefined while unknown, and if this account may not read the board.
 * @param isWanted false loads nothing
 */
export function useStandings(game: GameId, isWanted = true): readonly RankedTeam[] | undefined {
  const { api } = useHost();
  const { data } = useQuery({
    ...boardQuery(api, game, VIEW, { silent: true, handles: [403] }),
    enabled: isWanted,
    staleTime: REFRESH,
    refetchInterval: REFRESH,
    retry: false,
  });
  return data?.teams;
}

/**
 * The standing of a team, at most a minute old; undefined while unknown, and if this account may not read the board.
 * @param isWanted false loads nothing
 */
export const useStanding = (game: GameId, team: TeamId | undefined, isWanted = true): RankedTeam | undefined =>
  useStandings(game, isWanted)?.find(({ id }) => id === team);

/** A team's place and points in a line; empty while unknown, so that nothing moves later. */
export const standingLine = (t: Translate, standing: RankedTeam | undefined): string =>
  standing
    ? t('Place {place} · {points}', {
        place: standing.points_place ?? standing.place ?? 0,
        points: counted(t, 'point', standing.points ?? 0),
      })
    : '\u00A0';
