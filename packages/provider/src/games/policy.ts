import { type GameRole, type GameUser, roleOf } from '@waymark/contract';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';

/** The role columns of a membership. */
export interface Membership {
  readonly access: string;
  readonly administrator: boolean;
  readonly coordinator: boolean;
  readonly judge: boolean;
}

/** The caller's role in a game as sent to clients. */
export function gameUserOf(member: Membership | null, caller: Pick<Caller, 'superAdmin'>): GameUser {
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

/** The caller's permissions in a game. */
export const roleIn = (member: Membership | null, caller: Pick<Caller, 'superAdmin'>): GameRole =>
  roleOf(gameUserOf(member, caller));

/** @throws {ApiError} 403 for everybody who does not administer the game */
export function requireAdministrator(role: GameRole): void {
  if (!role.administrator) throw errors.notAllowed();
}
