import {
  createGroup,
  deleteGroup,
  type GameId,
  type Group,
  type GroupId,
  type GroupTeam,
  listGroups,
  PAGE_SIZE_DEFAULT,
  type TeamId,
  updateGroup,
} from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { CallFailure } from '../transport/failure';
import { allPages, type Page, readPage } from '../transport/paging';
import type { GroupsPage } from './list-views';

/** A group for screens, with its name under one key ([G48]). */
export interface TeamGroup {
  readonly id: GroupId;
  readonly name: string;
  readonly teams: readonly GroupTeam[];
}

/** The first page, of default size. */
export const GROUPS_PAGE_DEFAULT: GroupsPage = { page: 1, perPage: PAGE_SIZE_DEFAULT };

/** As many as one response holds. */
const ALL = 9999;

const readGroup = ({ id, name, label, teams }: Group): TeamGroup => ({ id, name: name || label || '', teams });

/** Query options of one page of a game's groups. */
export const groupsQuery = (api: Api, game: GameId, { page, perPage }: GroupsPage, options?: CallOptions) => ({
  queryKey: keys.groupsPage(game, { page, perPage }),
  meta: shows(SHOWN.groups, game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Page<TeamGroup>> => {
    const query = { game_id: game, page, per_page: perPage };
    const answer = await callRoute(api, listGroups, { query }, { ...options, signal });
    return readPage(answer, answer.groups.map(readGroup), { page, perPage });
  },
});

/**
 * Creates an empty group.
 * @returns the group, and its page if the provider sends it
 */
export async function makeGroup(
  api: Api,
  game: GameId,
  perPage: number,
  options?: CallOptions,
): Promise<{ readonly group: TeamGroup; readonly page: number | undefined }> {
  const { group, meta } = await callRoute(api, createGroup, { body: { game_id: game, per_page: perPage } }, options);
  return { group: group ? readGroup(group) : await newestGroup(api, game), page: meta?.page };
}

/** If the response lacks the new group, it is the newest in the list. */
async function newestGroup(api: Api, game: GameId): Promise<TeamGroup> {
  const { signal } = new AbortController();
  const groups = await allPages((page) => groupsQuery(api, game, { page, perPage: ALL }).queryFn({ signal }));
  const [newest] = [...groups].sort((one, other) => other.id - one.id);
  if (!newest) throw new CallFailure(404, 'The new group is not in the list.', undefined, false);
  return newest;
}

/** Renames a group. */
export async function renameGroup(
  api: Api,
  game: GameId,
  id: GroupId,
  label: string,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, updateGroup, { params: { id }, body: { game_id: game, label } }, options);
}

/** Adds a team to a group. */
export async function addTeamToGroup(
  api: Api,
  game: GameId,
  id: GroupId,
  team: TeamId,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, updateGroup, { params: { id }, body: { game_id: game, team_id: team } }, options);
}

/** Removes a team from a group, which stays. */
export async function removeTeamFromGroup(
  api: Api,
  game: GameId,
  id: GroupId,
  team: TeamId,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, deleteGroup, { params: { id }, query: { game_id: game, team_id: team } }, options);
}

/** Deletes a group. */
export async function removeGroup(api: Api, game: GameId, id: GroupId, options?: CallOptions): Promise<void> {
  await callRoute(api, deleteGroup, { params: { id }, query: { game_id: game } }, options);
}
