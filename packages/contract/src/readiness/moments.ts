import { GAME_MODE } from '../entities/game';
import type { GameToCheck, TaskToCheck } from './finding';

/** When something opens and closes, in milliseconds; infinite if not set. */
export interface Span {
  readonly opens: number;
  readonly closes: number;
}

const momentOf = (instant: string | null | undefined, otherwise: number): number => {
  const at = instant ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(at) ? otherwise : at;
};

/** When a game can be played. One that starts anytime has no limits. */
export const gameWindow = ({ start_anytime, start_at, finish_at }: GameToCheck): Span =>
  start_anytime === GAME_MODE.anytime
    ? { opens: Number.NEGATIVE_INFINITY, closes: Number.POSITIVE_INFINITY }
    : { opens: momentOf(start_at, Number.NEGATIVE_INFINITY), closes: momentOf(finish_at, Number.POSITIVE_INFINITY) };

/** When a challenge can be solved, regardless of the game. */
export const taskWindow = ({ starts_at, ends_at }: TaskToCheck): Span => ({
  opens: momentOf(starts_at, Number.NEGATIVE_INFINITY),
  closes: momentOf(ends_at, Number.POSITIVE_INFINITY),
});
