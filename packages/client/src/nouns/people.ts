import {
  addAdministrator,
  addCoordinator,
  banPlayer,
  type GameId,
  removeAdministrator,
  removeCoordinator,
  removeInvitation,
  unbanPlayer,
} from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';

const CALLS = {
  administrators: { add: addAdministrator, remove: removeAdministrator },
  coordinators: { add: addCoordinator, remove: removeCoordinator },
  banned: { add: banPlayer, remove: unbanPlayer },
} as const;

/** A list of people beside the teams. */
export type PeopleList = keyof typeof CALLS;

/** Adds somebody to a list: gives them a role, or bans them. */
export async function addToPeople(
  api: Api,
  game: GameId,
  list: PeopleList,
  player: number,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, CALLS[list].add, { params: { id: game }, query: { player_id: player } }, options);
}

/** Removes somebody from a list: revokes their role, or lifts the ban. */
export async function takeFromPeople(
  api: Api,
  game: GameId,
  list: PeopleList,
  player: number,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, CALLS[list].remove, { params: { id: game }, query: { player_id: player } }, options);
}

/** Withdraws an invitation; requires `invitation-removal`. */
export async function withdrawInvitation(
  api: Api,
  game: GameId,
  invitation: number,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, removeInvitation, { params: { id: game }, query: { invitation_id: invitation } }, options);
}
