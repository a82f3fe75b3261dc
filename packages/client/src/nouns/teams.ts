import { type GameId, listTeams, type Team } from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, callRoute } from '../transport/call';

/** More than any game has. */
const ALL = 9999;

/** Query options of all teams of a game, to choose from. */
export const allTeamsQuery = (api: Api, game: GameId) => ({
  queryKey: keys.allTeams(game),
  meta: shows(SHOWN.teams, game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Team[]> => {
    const query = { game_id: game, page: 1, per_page: ALL };
    return (await callRoute(api, listTeams, { query }, { signal })).teams;
  },
});
