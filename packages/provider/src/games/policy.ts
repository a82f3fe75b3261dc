import { type GameRole, type GameUser, roleOf } from '@waymark/contract';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';

/** The row of a member that says what he is. */
export interface Membership {
  readonly access: string;
  readonly administrator: boolean;
  readonly coordinator: boolean;
  readonly judge: boolean;
}

/** What the caller is in a game, as it travels. */
export function gameUserOf(member: Membership | null, caller: Caller): GameUser {
  const creator = member?.access === 'Created';
  return {
    access: member?.access,
    super_admin: caller.superAdmin,
    creator,
    administrator: creator || member?.access === 'Managing' || member?.administrator === true,
    coordinator: member?.coordinator === true,
    judge: member?.judge === true,
  };
}

/** What the caller may do in a game. */
export const roleIn = (member: Membership | null, caller: Caller): GameRole => roleOf(gameUserOf(member, caller));

/** @throws {ApiError} 403 for everybody who does not administrate the game */
export function requireAdministrator(role: GameRole): void {
  if (!role.administrator) throw errors.notAllowed();
}
