import type { GameRole } from '@waymark/contract';
import { isStaffOf } from '../challenges/places';

/** The viewer of the answers. */
export interface Reader {
  /** May review answers, and gets the review keys. */
  readonly reviews: boolean;
  /** Reviews blindly: the team of an undecided answer is hidden. */
  readonly blind?: boolean;
  /** The viewer's own team, whose answers are visible to them. */
  readonly teamId?: number | undefined;
}

/** Whether a role reviews this game blindly. Administrators always see the teams. */
export const isBlind = (game: { readonly blind_review: number }, role: GameRole): boolean =>
  game.blind_review === 1 && isStaffOf(role) && !role.administrator;

/** The viewer for a role in a game. */
export const readerOf = (
  game: { readonly blind_review: number },
  role: GameRole,
  team?: { readonly id: number },
): Reader => ({ reviews: isStaffOf(role), blind: isBlind(game, role), teamId: team?.id });

/** Whether an answer was neither accepted nor rejected. */
export const isUndecided = ({
  approved_at,
  rejected_at,
}: {
  readonly approved_at: unknown;
  readonly rejected_at: unknown;
}): boolean => !approved_at && !rejected_at;
