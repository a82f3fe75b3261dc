import { type CallOptions, makeTeam, saveTeam } from '@waymark/client';
import type { GameId, Team, TeamId } from '@waymark/contract';
import { isGone, useHost } from '@waymark/host-kit';
import { useRef } from 'react';

/** The default page size. */
const PER_PAGE = 25;

/** Creates teams by name. One left unfinished by a failure is used for the next name. */
export function useNewTeam(game: GameId, options: CallOptions) {
  const { api } = useHost();
  const unfinished = useRef<Team>(undefined);
  const finish = () => {
    unfinished.current = undefined;
  };
  const start = async (name: string): Promise<TeamId> => {
    const team = unfinished.current ?? (await makeTeam(api, game, PER_PAGE, options)).team;
    unfinished.current = team;
    if (team.name === name) return team.id;
    try {
      await saveTeam(api, game, team.id, { name }, options);
    } catch (error) {
      // Deleted meanwhile.
      if (isGone(error)) finish();
      throw error;
    }
    unfinished.current = { ...team, name };
    return team.id;
  };
  return { start, finish };
}
