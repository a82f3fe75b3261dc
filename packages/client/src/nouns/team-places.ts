import { type GameId, listTeamPlaces, type TeamPlace } from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, callRoute } from '../transport/call';

/** The locations of a game's teams, and whether the game shares locations at all. */
export interface TeamPlaces {
  readonly shared: boolean;
  readonly teams: readonly TeamPlace[];
}

/** Query options of the teams' locations; requires `team-places`. */
export const teamPlacesQuery = (api: Api, game: GameId) => ({
  queryKey: keys.teamPlaces(game),
  // Movements arrive over the socket and are added by the screen.
  meta: shows([...SHOWN.teams, 'ss.game.update'], game),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<TeamPlaces> => {
    const { shared = true, teams } = await callRoute(api, listTeamPlaces, { params: { id: game } }, { signal });
    return { shared, teams };
  },
});
