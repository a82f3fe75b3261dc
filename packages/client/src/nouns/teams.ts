import {
  addPlayer,
  createTeam,
  deleteTeam,
  type GameId,
  listStuckTeams,
  listTeams,
  type Person,
  type Player,
  type RouteInput,
  removePlayer,
  type StuckTeams,
  type Team,
  type TeamId,
  updateTeam,
} from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { CallFailure } from '../transport/failure';
import { allPages, type Page, readPage } from '../transport/paging';
import type { GroupsPage } from './list-views';

/** More than any game has. */
const ALL = 9999;

/** One page of a game's teams, with the people beside them; lists the provider omits are undefined ([G91]). */
export interface TeamsPage extends Page<Team> {
  readonly unassigned: readonly Player[];
  readonly administrators: readonly Person[] | undefined;
  readonly coordinators: readonly Person[] | undefined;
  readonly banned: readonly Person[] | undefined;
  readonly invitations: readonly Person[] | undefined;
}

/** Query options of all teams of a game, for selection. */
export const allTeamsQuery = (api: Api, game: GameId, options?: CallOptions) => ({
  queryKey: keys.allTeams(game),
  meta: shows(SHOWN.teams, game),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<readonly Team[]> =>
    allPages(async (page) => {
      const query = { game_id: game, page, per_page: ALL };
      const answer = await callRoute(api, listTeams, { query }, { ...options, signal });
      return readPage(answer, answer.teams, { page, perPage: ALL });
    }),
});

/** Query options of teams that have not answered for a while; requires `stuck-teams`. */
export const stuckTeamsQuery = (api: Api, game: GameId) => ({
  queryKey: keys.stuckTeams(game),
  // Answers arrive every second, so screens reload it from time to time.
  meta: shows([], game),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<StuckTeams> =>
    callRoute(api, listStuckTeams, { params: { id: game } }, { signal, silent: true, handles: [403] }),
});

/** Query options of one page of a game's teams. */
export const teamsQuery = (api: Api, game: GameId, { page, perPage }: GroupsPage) => ({
  queryKey: keys.teamsPage(game, { page, perPage }),
  meta: shows(SHOWN.teams, game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<TeamsPage> => {
    const query = { game_id: game, page, per_page: perPage };
    const answer = await callRoute(api, listTeams, { query }, { signal });
    const { administrators, coordinators, banned, invitations } = answer;
    return {
      ...readPage(answer, answer.teams, { page, perPage }),
      unassigned: answer.unassigned_users,
      administrators,
      coordinators,
      banned,
      invitations,
    };
  },
});

/**
 * Creates a team.
 * @returns the team, and its page if the provider sends it
 */
export async function makeTeam(
  api: Api,
  game: GameId,
  perPage: number,
  options?: CallOptions,
): Promise<{ readonly team: Team; readonly page: number | undefined }> {
  const { team, meta } = await callRoute(api, createTeam, { body: { game_id: game, per_page: perPage } }, options);
  return { team: team ?? (await newestTeam(api, game)), page: meta?.page };
}

/** If the response lacks the new team, it is the newest in the list. */
async function newestTeam(api: Api, game: GameId): Promise<Team> {
  const teams = await allTeamsQuery(api, game).queryFn({ signal: new AbortController().signal });
  const [newest] = [...teams].sort((one, other) => other.id - one.id);
  if (!newest) throw new CallFailure(404, 'The new team is not in the list.', undefined, false);
  return newest;
}

/** Editable fields of a team. */
export type TeamWrite = Omit<RouteInput<typeof updateTeam>['body'], 'game_id'>;

/** Changes a team's name or photo. */
export async function saveTeam(
  api: Api,
  game: GameId,
  id: TeamId,
  changes: TeamWrite,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, updateTeam, { params: { id }, body: { ...changes, game_id: game } }, options);
}

/** Deletes a team. */
export async function removeTeam(api: Api, game: GameId, id: TeamId, options?: CallOptions): Promise<void> {
  await callRoute(api, deleteTeam, { params: { id }, query: { game_id: game } }, options);
}

/** Adds somebody to a team by e-mail address; team 0 means none ([G60]). */
export async function putPlayer(
  api: Api,
  game: GameId,
  id: TeamId | 0,
  email: string,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, addPlayer, { params: { id }, body: { game_id: game, email } }, options);
}

/** Removes a player from a team, but not from the game. */
export async function takePlayer(
  api: Api,
  game: GameId,
  id: TeamId,
  player: number,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, removePlayer, { params: { id }, query: { game_id: game, player_id: player } }, options);
}
