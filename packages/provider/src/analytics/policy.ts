import type { Feature, GameRole } from '@waymark/contract';
import { requireAdministrator } from '../games/policy';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';

const ANALYTICS: Feature = 'analytics';

/** @throws {ApiError} 403 for people who do not administer the game, and for accounts without the feature */
export function requireAnalytics(role: GameRole, caller: Caller): void {
  requireAdministrator(role);
  if (!caller.features.includes(ANALYTICS)) throw errors.notAllowed('Analytics are not part of your account.');
}
