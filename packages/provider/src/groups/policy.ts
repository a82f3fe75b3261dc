import type { Feature, GameRole } from '@waymark/contract';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';

const GROUPS: Feature = 'groups';
/** The reason the builder shows to whoever may not create a group. */
export const ADMINISTRATORS_ONLY =
  'You must be the game creator, a game administrator, or a system super administrator.';

/** @throws {ApiError} 403 for people who do not administer the game, and for accounts without the feature */
export function requireGroups(role: GameRole, caller: Caller): void {
  if (!role.administrator) throw errors.notAllowed(ADMINISTRATORS_ONLY);
  if (!caller.features.includes(GROUPS)) throw errors.notAllowed('Groups are not part of your account.');
}
