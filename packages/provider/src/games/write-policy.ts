import { GAME_TYPE, type GameRole } from '@waymark/contract';
import { errors } from '../server/errors';
import type { GameBody } from './check-changes';
import type { GameRow } from './repo';

/**
 * Fields that not every administrator may change: the description is the owner's, promotion and licence are the
 * platform's. Sending the current value is fine.
 * @throws {ApiError} 403
 */
export function requireWritable(
  body: GameBody,
  game: Pick<GameRow, 'description' | 'game_type' | 'license_type'>,
  role: GameRole,
): void {
  if (body.description !== undefined && body.description !== game.description && !role.creator) {
    throw errors.notAllowed('Only the owner of the game may change its description.');
  }
  if (role.superAdmin) return;
  const promoted = body.game_type !== undefined && body.game_type !== game.game_type;
  if (promoted && body.game_type !== GAME_TYPE.standard) {
    throw errors.notAllowed('Only a super administrator may promote a game.');
  }
  if (body.license_type !== undefined && body.license_type !== game.license_type) {
    throw errors.notAllowed('Only a super administrator may change the licence of a game.');
  }
}
