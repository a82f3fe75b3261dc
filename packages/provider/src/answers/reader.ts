import type { GameRole } from '@waymark/contract';
import { worksOn } from '../challenges/places';

/** For whom answers are presented. */
export interface Reader {
  /** Reviews answers: gets the keys for it. */
  readonly reviews: boolean;
  /** Is not to know whose an answer is before it is decided. */
  readonly blind?: boolean;
  /** The team they play in: its answers are no secret to them. */
  readonly teamId?: number | undefined;
}

/** Whether somebody reviews a game without knowing whose answers they are: who administrates it knows. */
export const isBlind = (game: { readonly blind_review: number }, role: GameRole): boolean =>
  game.blind_review === 1 && worksOn(role) && !role.administrator;

/** What somebody may see of the answers of a game. */
export const readerOf = (
  game: { readonly blind_review: number },
  role: GameRole,
  team?: { readonly id: number },
): Reader => ({ reviews: worksOn(role), blind: isBlind(game, role), teamId: team?.id });

/** Whether an answer is shown without its team: nobody has decided about it yet. */
export const isUndecided = ({
  approved_at,
  rejected_at,
}: {
  readonly approved_at: unknown;
  readonly rejected_at: unknown;
}): boolean => !approved_at && !rejected_at;
